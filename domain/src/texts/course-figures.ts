const learners = (count: number): string => (count === 1 ? '1 learner' : `${count} learners`);

/** How far learners get, on the screen of a course. The wording is ours (D-45, D-47). */
export const COURSE_FIGURE_TEXTS = {
  title: 'How far learners get',
  hint: 'Each browser counts once. Nobody is named. Browsers that ask not to be tracked are left out.',
  empty: 'Nobody has started this course yet.',
  failed: 'The figures could not be loaded.',
  started: (count: number) => `${learners(count)} started`,
  finished: (count: number, percent: number) => `${count} finished (${percent}%)`,
  /** where most learners stop; the title is put between the two */
  largestDrop: (count: number, title: string) =>
    `Most stop before the end of “${title}”: ${learners(count)}.`,
  steps: 'Learners who have done each lesson',
  step: (done: number, percent: number) => `${done} (${percent}%)`,
  showMore: 'Show more lessons',
} as const;
