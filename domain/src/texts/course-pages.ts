const lessons = (count: number): string => (count === 1 ? '1 lesson' : `${count} lessons`);

/** The public pages of courses (S2.1-03, S2.1-04, S2.1-09 to S2.1-11). The specification only names them. */
export const COURSE_PAGE_TEXTS = {
  title: 'Courses',
  description: (company: string) => `Learn with ${company}, lesson by lesson.`,
  empty: 'There are no courses yet',
  gone: 'This course is not available',
  goneHint: 'It may have been moved or taken down.',
  lessonGone: 'This lesson is not available',
  toCourse: 'To the course',
  toCourses: 'All courses',
  lessons,
  noLessons: 'This course has no lessons yet.',
  start: 'Start the course',
  resume: 'Continue with',
  wholeCourse: 'The whole course on one page',
  wholeTitle: (title: string) => `${title} – the whole course`,
  pageOf: (title: string, page: number) => `${title} – page ${page}`,
  trail: 'Breadcrumb',
  contents: 'Contents',
  video: 'Video',
  /** beside the number of lessons that are done */
  ofDone: (count: number) => (count === 1 ? 'of 1 lesson done' : `of ${count} lessons done`),
  progress: 'Your progress',
  done: 'Done',
  markDone: 'Mark as done',
  markNotDone: 'Mark as not done',
  keptHere: 'Your progress is kept on this device.',
  allDone: 'You have finished this course.',
  neighbours: 'Lessons before and after',
  previous: 'Previous lesson',
  next: 'Next lesson',
} as const;
