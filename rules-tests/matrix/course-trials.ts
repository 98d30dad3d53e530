import { docPath } from '@harborline/domain/paths';
import { get, remove, SERVER_TIME, set, update } from '../support/firestore';
import { course as courseIn, courseTextOf, lesson as lessonIn } from '../support/world';
import { type CellContext, type Trial, trialsOf } from './trial';

const stamp = ({ uid }: CellContext) => ({ updated_at: SERVER_TIME, updated_by: uid });
const LIVE = { is_published: true };
const BEGUN = { is_published: false };

const course = (changes: object) => (context: CellContext) => courseIn(context.library, changes);
const freshCourse = (changes: object) => (context: CellContext) => ({
  ...course(changes)(context),
  ...stamp(context),
  created_at: SERVER_TIME,
});
const becoming = (changes: object) => (context: CellContext) => ({ ...changes, ...stamp(context) });
const RETITLED = becoming({ course_title: 'New' });

const courses = trialsOf('Courses');
const COURSES: readonly Trial[] = [
  courses.get('published', 'Courses.readPublished', course(LIVE)),
  courses.get('unpublished', 'Courses.readAll', course(BEGUN)),
  courses.list('published', 'Courses.readPublished', [['is_published', true]]),
  courses.list('unpublished', 'Courses.readAll', [['is_published', false]]),
  courses.list('all', 'Courses.readAll'),
  courses.create('unpublished', 'Courses.createUnpublished', freshCourse(BEGUN)),
  courses.create('published', 'Courses.publish', freshCourse(LIVE)),
  courses.update('unpublished', 'Courses.updateUnpublished', course(BEGUN), RETITLED),
  courses.update('published', 'Courses.publish', course(LIVE), RETITLED),
  courses.update('unpublished, to be published', 'Courses.publish', course(BEGUN), becoming(LIVE)),
  courses.update('published, to be withdrawn', 'Courses.publish', course(LIVE), becoming(BEGUN)),
  courses.deleteOwn('published', undefined, course(LIVE)),
  courses.deleteOwn('unpublished by the person', 'Courses.delete', course(BEGUN)),
  courses.delete('unpublished by a teammate', undefined, course(BEGUN)),
];

const lessons = trialsOf('Lessons');
const lesson = (context: CellContext) => lessonIn(context.library, { course_ref: context.key });
const freshLesson = (context: CellContext) => ({
  ...lesson(context),
  ...stamp(context),
  created_at: SERVER_TIME,
});

/** Trials of a lesson whose course is in a state. */
function lessonsOf(
  what: string,
  state: object,
  { read, write }: { read: 'Lessons.readPublished' | 'Lessons.readAll'; write: Trial['row'] },
): readonly Trial[] {
  const courseOf = (context: CellContext) => ({ [docPath.course(context.key)]: course(state)(context) });
  const both = (context: CellContext) => ({ ...courseOf(context), [lessons.own(context)]: lesson(context) });
  const retitle = (context: CellContext) => ({ lesson_title: 'New', ...stamp(context) });
  return [
    lessons.trial('get')(what, read, (context) => get(lessons.own(context)), { stored: both }),
    lessons.trial('create')(what, write, (context) => set(lessons.own(context), freshLesson(context)), {
      stored: courseOf,
    }),
    lessons.trial('update')(what, write, (context) => update(lessons.own(context), retitle(context)), {
      stored: both,
    }),
    lessons.trial('delete')(what, write, (context) => remove(lessons.own(context)), { stored: both }),
  ];
}

const LESSONS: readonly Trial[] = [
  ...lessonsOf('of a published course', LIVE, {
    read: 'Lessons.readPublished',
    write: 'Lessons.writePublished',
  }),
  ...lessonsOf('of an unpublished course', BEGUN, {
    read: 'Lessons.readAll',
    write: 'Lessons.writeUnpublished',
  }),
  lessons.list('of a course', 'Lessons.readAll', [['course_ref', 'course']]),
];

const lists = trialsOf('CourseLists');
const list = ({ library }: CellContext) => ({ support_lib_id: library, entries: [] });
const LISTS: readonly Trial[] = [
  lists.get('by name', 'CourseLists.get', list),
  lists.list('all', undefined),
  lists.create('new', 'CourseLists.write', list),
  lists.update('there', 'CourseLists.write', list, () => ({ entries: [1] })),
  lists.delete('there', 'CourseLists.write', list),
];

const texts = trialsOf('CourseTexts');
const text = ({ library, key }: CellContext) => courseTextOf(library, key);
const textIn = (state: object) => (context: CellContext) => ({
  [docPath.course(context.key)]: course(state)(context),
  [texts.own(context)]: text(context),
});
const TEXTS: readonly Trial[] = [
  texts.get('of a published course', 'CourseTexts.getPublished', text, { stored: textIn(LIVE) }),
  texts.get('of an unpublished course', 'CourseTexts.read', text, { stored: textIn(BEGUN) }),
  texts.list('of a course', 'CourseTexts.read', [['course_ref', 'course']]),
  texts.create('new', 'CourseTexts.write', text),
  texts.update('there', 'CourseTexts.write', text, () => ({ lessons: [1] })),
  texts.delete('there', 'CourseTexts.write', text),
];

const figures = trialsOf('CourseFigures');
const someFigures = ({ library }: CellContext) => ({
  ...{ support_lib_id: library, started: 1, finished: 0 },
  lessons: {},
});
const FIGURES: readonly Trial[] = [
  figures.get('of a course', 'CourseFigures.get', someFigures),
  figures.list('all', undefined),
  figures.create('new', 'CourseFigures.write', someFigures),
  figures.update('there', 'CourseFigures.write', someFigures, () => ({ started: 2 })),
  figures.delete('there', 'CourseFigures.write', someFigures),
];

export const COURSE_TRIALS = [...COURSES, ...LESSONS, ...LISTS, ...TEXTS, ...FIGURES];
