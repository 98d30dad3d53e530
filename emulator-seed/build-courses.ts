import { type OutlineRow, writeRows } from '@harborline/domain/courses/outline';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { FIRST_MONTH, type SeedCourse, WINTER } from './courses/first-month';
import { LIBRARY_IDS } from './library-data';
import { renderArticle } from './render-article';
import { DAY_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const WRITER = 'lumen-writer';
const lessonId = (slug: string): string => `lumen-${slug}`;

const rowsOf = ({ id, sections }: SeedCourse): OutlineRow[] =>
  sections.flatMap(({ title, lessons }, index) => [
    { kind: 'section' as const, id: `${id}-${index + 1}`, title },
    ...lessons.map((lesson) => ({ kind: 'text' as const, id: lessonId(lesson.slug), title: lesson.title })),
  ]);

function docsOf(course: SeedCourse, { nowMs, toTime }: SeedClock): SeedDoc[] {
  const times = {
    created_at: toTime(nowMs - (course.updatedDaysAgo + 20) * DAY_MS),
    updated_at: toTime(nowMs - course.updatedDaysAgo * DAY_MS),
    updated_by: WRITER,
  };
  const lessons = course.sections.flatMap((section) => section.lessons);
  return [
    seedDoc(courseDocument(course.id), {
      support_lib_id: LIBRARY_IDS.lumen,
      course_title: course.title,
      course_description: course.description,
      course_cover: '',
      course_outline: writeRows(rowsOf(course)),
      is_published: course.isPublished,
      ...times,
    }),
    ...lessons.map(({ slug, title, markdown }) =>
      seedDoc(lessonDocument(lessonId(slug)), {
        support_lib_id: LIBRARY_IDS.lumen,
        course_ref: course.id,
        lesson_title: title,
        lesson_kind: 'text',
        lesson_content: renderArticle(markdown, 'lumen'),
        lesson_video: '',
        lesson_quiz: '',
        lesson_file: null,
        ...times,
      }),
    ),
  ];
}

/** Lumen's courses: one that visitors take, and one that is being written. */
export const courseDocs = (clock: SeedClock): SeedDoc[] =>
  [FIRST_MONTH, WINTER].flatMap((course) => docsOf(course, clock));
