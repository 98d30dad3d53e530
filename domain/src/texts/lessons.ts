import { writingTexts } from './writing';

/** What the editor of a lesson says beyond `COURSE_TEXTS` (D-47). */
export const LESSON_TEXTS = {
  ...writingTexts('lesson', 'Learners'),
  openMenu: 'More actions',
  publishedNow: 'Learners read the new lesson now.',
  /** of a lesson whose course was unpublished while its writer published it */
  savedUnpublished: 'Saved. Learners do not read it yet: the course was unpublished meanwhile.',
  rightAnswer: (answer: string) => `${answer} (right)`,
  revisionsDescription:
    'Each time changes of this lesson are published, its text is kept here and cannot be changed.',
  noRevisions: 'No revisions yet. The first ones are kept when changes of this lesson are published.',
} as const;
