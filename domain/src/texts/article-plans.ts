import type { PlanRefusal } from '../entities/article-plan';

const REASONS: Readonly<Record<PlanRefusal, string>> = {
  archived: 'the article was archived',
  scheduler: 'the person who scheduled it may no longer publish',
  editor: 'the person who edited it last may not publish',
  category: 'it has no category',
};

const STEPS = { publish: 'published', unpublish: 'unpublished' } as const;

/** What is planned for an article: schedule, owner, verification; the wording is ours (D-47). */
export const PLAN_TEXTS = {
  schedule: 'Schedule…',
  scheduleTitle: 'Schedule this article',
  scheduleBody:
    'Whatever is saved by then is published. Nothing is published if the person who edited it last may not publish.',
  publishAt: 'Publish at',
  unpublishAt: 'Unpublish at',
  zone: (zone: string) => `Times are in your time zone, ${zone}.`,
  save: 'Save the schedule',
  faults: {
    none: 'Choose a time.',
    past: 'Choose a time that is still to come.',
    order: 'Choose a time after it is published.',
  },
  publishes: (time: string) => `Publishes ${time}`,
  unpublishes: (time: string) => `Unpublishes ${time}`,
  publishesThenUnpublishes: (publish: string, unpublish: string) =>
    `Publishes ${publish}, unpublishes ${unpublish}`,
  change: 'Change',
  cancel: 'Cancel the schedule',
  scheduled: 'Scheduled.',
  cancelled: 'The schedule is cancelled.',
  failed: (step: 'publish' | 'unpublish', reason: PlanRefusal, time: string) =>
    `On ${time} this article was not ${STEPS[step]} as scheduled: ${REASONS[reason]}.`,
  dismiss: 'Dismiss',
  notSaved: 'This could not be saved. Please try again.',
  /** in the feed, after the name */
  feedFailed: (step: 'publish' | 'unpublish', reason: PlanRefusal, title: string) =>
    `was not ${STEPS[step]} as scheduled, because ${REASONS[reason]}: ${title}`,
  feedVerify: (title: string) => `needs to be verified: ${title}`,
  feedSubject: 'An article',
  mailSubject: (title: string) => `Please verify: ${title}`,
  mailHeading: 'An article is due to be verified',
  mailBody:
    'Please read it, correct what has changed, and mark it as verified in the editor, under Owner and verification.',
  mailAction: 'Open the article',
  mailSubjectMany: (count: number) => `Please verify ${count} articles`,
  mailHeadingMany: 'Articles are due to be verified',
  mailMore: (count: number) => `and ${count} more`,
  mailBodyMany:
    'Please read them, correct what has changed, and mark each as verified in the editor, under Owner and verification.',
  mailActionMany: 'Show the articles',
  mailFooter: (settingsUrl: string) =>
    `You get this email, once a day at most, because you look after these articles. Change that under Notifications: ${settingsUrl}`,
  review: 'Owner and verification…',
  reviewTitle: 'Owner and verification',
  reviewBody: 'The owner is reminded when the article should be checked.',
  owner: 'Owner',
  nobody: 'Nobody',
  verifyBy: 'Verify by',
  verifyByHint: 'Leave it empty if nobody needs to check this article.',
  every: 'After verifying, ask again in',
  everyDays: { 0: 'Never', 30: '1 month', 90: '3 months', 180: '6 months', 365: '1 year' },
  saveReview: 'Save',
  reviewSaved: 'Saved.',
  needsVerification: 'Needs verification',
  due: (day: string) => `Verification has been due since ${day}.`,
  verify: 'Mark as verified',
  verified: 'Verified.',
  publishWithNote: 'Publish with a note…',
  noteTitle: 'Publish with a note',
  noteBody: 'Your team reads the note with this revision. Visitors do not.',
  note: 'What changed?',
  publish: 'Publish',
} as const;
