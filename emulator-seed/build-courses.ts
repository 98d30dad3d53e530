import { arrangeCourses, courseEntry } from '@harborline/domain/courses/course-list';
import { arrangeTexts, lessonText } from '@harborline/domain/courses/course-texts';
import type { LessonKind } from '@harborline/domain/courses/lesson-kinds';
import { lessonIds, type OutlineRow, writeRows } from '@harborline/domain/courses/outline';
import { type Quiz, writeQuiz } from '@harborline/domain/courses/quiz';
import { openRequirements } from '@harborline/domain/courses/requirements';
import { courseSchema, lessonSchema } from '@harborline/domain/entities/course';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { courseFigures } from '@harborline/domain/stores/course-figures';
import { courseProgress } from '@harborline/domain/stores/course-progress';
import { course as courseDocument, courseList, courseText } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import type { StoreDocument } from '@harborline/domain/stores/store';
import { ASK_FOR_HELP } from './courses/ask-for-help';
import { FIRST_MONTH, type SeedCourse, WINTER } from './courses/first-month';
import { RIDE_FURTHER } from './courses/ride-further';
import { LIBRARY_IDS } from './library-data';
import { renderArticle } from './render-article';
import { DAY_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const WRITERS = { lumen: 'lumen-writer', northbeam: 'northbeam-owner' } as const;
const LEARNER = 'lumen-agent';
const kindOf = (quiz: Quiz | undefined): LessonKind => (quiz === undefined ? 'text' : 'quiz');
const lessonId = ({ library }: SeedCourse, slug: string): string => `${library}-${slug}`;

const rowsOf = (course: SeedCourse): OutlineRow[] =>
  course.sections.flatMap(({ title, lessons }, index) => [
    { kind: 'section' as const, id: `${course.id}-${index + 1}`, title },
    ...lessons.map(({ slug, title, quiz, markdown: _text, ...terms }) => ({
      ...{ kind: kindOf(quiz), id: lessonId(course, slug), title },
      ...terms,
    })),
  ]);

function docsOf(course: SeedCourse, { nowMs, toTime }: SeedClock): SeedDoc[] {
  const times = {
    created_at: toTime(nowMs - (course.updatedDaysAgo + 20) * DAY_MS),
    updated_at: toTime(nowMs - course.updatedDaysAgo * DAY_MS),
    updated_by: WRITERS[course.library],
  };
  const lessons = course.sections.flatMap((section) => section.lessons);
  return [
    seedDoc(courseDocument(course.id), {
      support_lib_id: LIBRARY_IDS[course.library],
      course_title: course.title,
      course_description: course.description,
      course_cover: '',
      course_outline: writeRows(rowsOf(course)),
      is_published: course.isPublished,
      lessons_in_order: false,
      required_courses: [...(course.requires ?? [])],
      ...times,
    }),
    ...lessons.map(({ slug, title, markdown, quiz }) =>
      seedDoc(lessonDocument(lessonId(course, slug)), {
        support_lib_id: LIBRARY_IDS[course.library],
        course_ref: course.id,
        lesson_title: title,
        lesson_kind: kindOf(quiz),
        lesson_content: renderArticle(markdown, course.library),
        lesson_video: '',
        lesson_quiz: quiz === undefined ? '' : writeQuiz(quiz),
        lesson_file: null,
        ...times,
      }),
    ),
  ];
}

const dataAt = (docs: readonly SeedDoc[], { path }: StoreDocument) =>
  docs.find((doc) => doc.path === path)?.data;

const STARTED = 64;

/** How far the demo world's learners come: fewer from lesson to lesson, and many stop at the third. */
function figuresOf(libraryId: string, ids: readonly string[]) {
  const counts = ids.map((_id, index) => Math.round(STARTED * 0.93 ** (index + 1) * (index < 2 ? 1 : 0.6)));
  return {
    support_lib_id: libraryId,
    started: STARTED,
    finished: Math.max(0, (counts.at(-1) ?? 0) - 3),
    lessons: Object.fromEntries(ids.map((id, index) => [id, counts[index] ?? 0])),
  };
}

/** The demo world's agent has done two lessons and opened the third. */
function progressDoc(courseId: string, lessonIds: readonly string[], { nowMs, toTime }: SeedClock): SeedDoc {
  const startedAt = nowMs - 3 * DAY_MS;
  const done = lessonIds.slice(0, 2);
  const at = (index: number) => startedAt + index * 600_000;
  return seedDoc(courseProgress(courseId, LEARNER), {
    support_lib_id: LIBRARY_IDS.lumen,
    course_ref: courseId,
    learner_ref: LEARNER,
    progress: {
      ...{ startedAt, last: lessonIds[2] ?? '', lastAt: at(3) },
      lessons: Object.fromEntries(done.map((id, index) => [id, { completedAt: at(index + 1) }])),
    },
    counted: { lessons: done, is_finished: false },
    updated_at: toTime(at(3)),
  });
}

/** Fills in what the triggers would name on the pages of a course as to be finished first. */
function withRequirements(docs: readonly SeedDoc[]): SeedDoc[] {
  const courses = docs.flatMap(({ path, data }) => {
    const [collection, id = ''] = path.split('/');
    return collection === COLLECTIONS.courses ? [{ id, ...courseSchema.parse(data) }] : [];
  });
  return docs.map((doc) => {
    const course = courses.find(({ id }) => doc.path === docPath.course(id));
    const open_requirements = course ? openRequirements(course, courses) : [];
    return open_requirements.length === 0 ? doc : { ...doc, data: { ...doc.data, open_requirements } };
  });
}

/** What the triggers would have kept of a published course: its entry in the list, and the pages of its texts. */
function keptOf({ id }: SeedCourse, docs: readonly SeedDoc[], clock: SeedClock) {
  const course = { id, ...courseSchema.parse(dataAt(docs, courseDocument(id))) };
  const ids = lessonIds(course.course_outline);
  const lessons = ids.map((one) => ({ id: one, ...lessonSchema.parse(dataAt(docs, lessonDocument(one))) }));
  const texts = course.is_published ? lessons.map(lessonText) : [];
  const pages = arrangeTexts({ support_lib_id: course.support_lib_id, course_ref: id }, texts);
  return {
    entry: courseEntry(course),
    docs: [
      ...pages.map((page) => seedDoc(courseText(id, page.page), page)),
      ...(course.is_published ? [seedDoc(courseFigures(id), figuresOf(course.support_lib_id, ids))] : []),
      ...(course.is_published && id === FIRST_MONTH.id ? [progressDoc(id, ids, clock)] : []),
    ],
  };
}

function coursesOf(libraryId: string, courses: readonly SeedCourse[], clock: SeedClock): SeedDoc[] {
  const docs = withRequirements(courses.flatMap((course) => docsOf(course, clock)));
  const kept = courses.map((course) => keptOf(course, docs, clock));
  const entries = arrangeCourses(kept.flatMap(({ entry }) => entry ?? []));
  const list = seedDoc(courseList(libraryId), { support_lib_id: libraryId, entries });
  return [...docs, list, ...kept.flatMap((one) => one.docs)];
}

/** Lumen's courses, one that visitors take and one that is being written, and what the agency offers its clients. */
export const courseDocs = (clock: SeedClock): SeedDoc[] => [
  ...coursesOf(LIBRARY_IDS.lumen, [FIRST_MONTH, RIDE_FURTHER, WINTER], clock),
  ...coursesOf(LIBRARY_IDS.northbeam, [ASK_FOR_HELP], clock),
];
