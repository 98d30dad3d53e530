import { describe, expect, it } from 'vitest';
import type { LessonText } from '../entities/course';
import { LIMITS } from '../limits';
import { makeCourse, makeLesson } from '../testing/make-course';
import { arrangeCourses, courseEntry, withCourseEntry } from './course-list';
import { arrangeTexts, lessonText } from './course-texts';
import { lessonPage, outlinePage, pageCourse, pageOfCourses, textPage } from './page-course';

const entryOf = (id: string, course_title: string) => {
  const entry = courseEntry(makeCourse({ id, course_title }));
  if (entry === null) throw new Error('It is published');
  return entry;
};

describe('the list of courses for visitors', () => {
  it('names what is published, with the beginning of its description', () => {
    expect(courseEntry(makeCourse({ is_published: false }))).toBeNull();
    expect(courseEntry(makeCourse({ course_description: 'x'.repeat(1_000) }))).toEqual({
      id: 'course',
      course_title: 'Care for your bike',
      course_description: `${'x'.repeat(LIMITS.courseEntryText)}…`,
      course_cover: '',
      lessonCount: 2,
    });
  });

  it('stays by title, with each course once, whatever order changes arrive in', () => {
    const [first, second] = [entryOf('a', 'Brakes'), entryOf('b', 'Air')];
    const both = withCourseEntry(withCourseEntry([], 'a', first), 'b', second);
    expect(both.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(withCourseEntry(both, 'a', first)).toEqual(both);
    expect(withCourseEntry(both, 'b', null)).toEqual([first]);
  });

  it('goes by titles as the database does, and by ids where they are the same', () => {
    const entries = [
      entryOf('c', '\u{1f6b2} Bikes'),
      entryOf('b', 'Ａ'),
      entryOf('z', 'Air'),
      entryOf('a', 'Air'),
    ];
    expect(arrangeCourses(entries).map(({ id }) => id)).toEqual(['a', 'z', 'b', 'c']);
  });

  it('is shown page by page', () => {
    const entries = Array.from({ length: 25 }, (_, index) => entryOf(`c${index}`, `Course ${index}`));
    const last = pageOfCourses(entries, 2);
    expect([last.entries.length, last.total]).toEqual([5, 25]);
    expect(pageOfCourses(entries, 3).entries).toEqual([]);
  });
});

describe('the pages of a whole course', () => {
  const course = { support_lib_id: 'library', course_ref: 'course' };
  const textsOf = (...bytes: number[]): LessonText[] =>
    bytes.map((length, index) =>
      lessonText(makeLesson({ id: `l${index}`, lesson_title: 'T', lesson_content: 'x'.repeat(length) })),
    );
  const idsOf = (texts: readonly LessonText[]) =>
    arrangeTexts(course, texts).map(({ lessons }) => lessons.map(({ id }) => id).join(' '));

  it('hold as many lessons as stay light, in their order', () => {
    expect(idsOf(textsOf(9_000, 9_000, 9_000, 14_000))).toEqual(['l0 l1', 'l2', 'l3']);
    expect(arrangeTexts(course, textsOf(14_000, 14_000)).map(({ page, pages }) => [page, pages])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(arrangeTexts(course, [])).toEqual([]);
  });

  it('only name a lesson that is too long, by its bytes', () => {
    const shown = (texts: readonly LessonText[]) => arrangeTexts(course, texts)[0]?.lessons[0];
    expect(shown(textsOf(LIMITS.longLessonBytes))).toMatchObject({
      ...{ is_long: true, lesson_content: '', lesson_title: 'T' },
    });
    const isLong = (lesson_content: string) => shown([lessonText(makeLesson({ lesson_content }))])?.is_long;
    expect([isLong('语'.repeat(5_100)), isLong('语'.repeat(4_900))]).toEqual([true, false]);
  });

  it('hold less of a long course, whose pages know the ids of all its lessons', () => {
    const texts = textsOf(...Array.from({ length: 500 }, (_, index) => (index === 0 ? 6_000 : 2_000)));
    const pages = arrangeTexts(course, texts);
    expect(pages[0]?.lessons.map(({ is_long }) => is_long)).toEqual([true, false, false]);
    expect(pages.every(({ lessons }) => lessons.length <= 3)).toBe(true);
    expect(pages.flatMap(({ lessons }) => lessons)).toHaveLength(500);
  });

  it('list no more short lessons than a page of the outline', () => {
    const short = textsOf(...Array.from({ length: 120 }, () => 1));
    expect(arrangeTexts(course, short).map(({ lessons }) => lessons.length)).toEqual([50, 50, 20]);
  });
});

describe('a page of a course', () => {
  const lines = Array.from({ length: 120 }, (_, index) =>
    index % 10 === 0
      ? `section:s${index} Part ${index}\ntext:l${index} L${index}\n`
      : `text:l${index} L${index}\n`,
  );
  const course = pageCourse(makeCourse({ course_outline: lines.join('') }));
  const named = ({ sections }: typeof course) =>
    sections.flatMap(({ lessons }) => lessons.map(({ id }) => id));

  it('names a part of a long outline, and knows all its lessons', () => {
    const third = outlinePage(course, 3);
    expect([named(third).length, named(third)[0], third.outline.length]).toEqual([20, 'l100', 120]);
    expect(named(outlinePage(course, 4))).toEqual([]);
  });

  it('of a lesson names those beside it', () => {
    const lesson = {
      id: 'l10',
      lesson_title: 'L10',
      html: '',
      description: '',
      quiz: '',
      file: null,
      isLong: false,
    };
    expect(named(lessonPage(course, 'l10', lesson))).toEqual(['l9', 'l10', 'l11']);
    expect(named(lessonPage(course, 'l0', lesson))).toEqual(['l0', 'l1']);
    expect(lessonPage(course, 'gone', null).lessons).toEqual([]);
  });

  it('with texts names the sections of its lessons', () => {
    const lessons = [
      { id: 'l7', lesson_title: 'L7', html: '', description: '', quiz: '', file: null, isLong: false },
    ];
    const page = textPage(course, lessons, 4);
    expect([page.sections.map(({ title }) => title), page.textPages]).toEqual([['Part 0'], 4]);
  });
});
