/** The number of lessons of a course. */
export function lessonsText(count: number): string {
  return count === 1 ? '1 lesson' : `${count} lessons`;
}

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
  lessons: lessonsText,
  noLessons: 'This course has no lessons yet.',
  /** of a course that was published a moment ago */
  textsComing: 'The lessons will be here in a moment. Please load the page again.',
  longLesson: 'This lesson is long. Read it on its own page.',
  finishFirst: (count: number) => (count === 1 ? 'Finish this course first:' : 'Finish these courses first:'),
  start: 'Start the course',
  resume: 'Continue with',
  wholeCourse: 'The whole course on one page',
  wholeTitle: (title: string) => `${title} – the whole course`,
  pageOf: (title: string, page: number) => `${title} – page ${page}`,
  trail: 'Breadcrumb',
  kinds: { video: 'Video', quiz: 'Quiz', file: 'File' },
  /** beside the number of lessons that are done */
  ofDone: (count: number) => (count === 1 ? 'of 1 lesson done' : `of ${count} lessons done`),
  progress: 'Your progress',
  done: 'Done',
  markDone: 'Mark as done',
  markNotDone: 'Mark as not done',
  doneByReading: 'This lesson is done once you have read it to its end.',
  doneByQuiz: 'This lesson is done once you have passed its quiz.',
  severalRight: 'Choose all that are right.',
  quizNeedsScript:
    'The quiz needs JavaScript, which is off in your browser. You can still read its questions.',
  passMark: (percent: number) =>
    percent === 0 ? 'Any result completes this lesson.' : `You need ${percent}% to pass.`,
  download: 'Download',
  checkAnswers: 'Check answers',
  tryAgain: 'Try again',
  lessonDone: 'You have done this lesson.',
  keptHere: 'Your progress is kept on this device.',
  getCertificate: 'Get your certificate',
  certificate: 'Your certificate',
  certificateName: 'Your name',
  certificateHint: 'It stays on this page: nobody else sees it and nothing is stored.',
  printCertificate: 'Print certificate',
  certificateOf: 'Certificate of completion',
  hasCompleted: 'has completed the course',
  allDone: 'You have finished this course.',
  neighbours: 'Lessons before and after',
  previous: 'Previous lesson',
  next: 'Next lesson',
} as const;
