import { writingTexts } from './writing';

/** What the editor of a lesson says beyond `COURSE_TEXTS` (D-47, D-81). */
export const LESSON_TEXTS = {
  ...writingTexts('lesson', 'Visitors'),
  title: 'Title',
  text: 'Text',
  kind: 'Kind',
  video: 'Video',
  revisionsDescription: 'What visitors could read of this lesson is kept here. It cannot be changed.',
  noRevisions: 'No revisions yet. What visitors read now is kept when you publish changes.',
  publishedNow: 'Published. Visitors see it now.',
  saved: 'The lesson was saved.',
  openMenu: 'More actions',
  mayOnlyDraft: 'You can write changes. Somebody who may publish courses publishes them.',
} as const;
