import type { FeedbackReason } from '@harborline/domain/entities/article-feedback';

interface DemoFeedback {
  readonly reason: FeedbackReason;
  readonly text: string;
  readonly daysAgo: number;
}

/** What happened to an article of Lumen besides being written. */
export interface ArticleLife {
  readonly slug: string;
  /** publications before the one that visitors read, oldest first; each lacked that many of its last paragraphs */
  readonly earlier?: readonly { readonly daysAgo: number; readonly lacks: number; readonly note: string }[];
  /** note on the publication that visitors read */
  readonly note?: string;
  /** uid of who keeps it correct, and when it is to be verified */
  readonly owner?: { readonly uid: string; readonly verifyInDays: number; readonly everyDays: 90 | 180 };
  /** what visitors said was missing */
  readonly feedback?: readonly DemoFeedback[];
}

export const ARTICLE_LIVES: readonly ArticleLife[] = [
  {
    slug: 'charge-your-battery',
    earlier: [
      { daysAgo: 190, lacks: 3, note: '' },
      { daysAgo: 61, lacks: 1, note: 'Temperatures checked with the workshop' },
    ],
    note: 'Chargers of other brands: three cases in October',
    owner: { uid: 'lumen-writer', verifyInDays: 24, everyDays: 90 },
    feedback: [
      { reason: 'not-answered', text: 'Can I charge it from a camping power station?', daysAgo: 2 },
      { reason: 'unclear', text: 'Which side is the notch on? A picture would help.', daysAgo: 9 },
      { reason: 'not-answered', text: '', daysAgo: 17 },
    ],
  },
  {
    slug: 'error-codes-list',
    earlier: [{ daysAgo: 120, lacks: 1, note: 'Codes of the Halo 2' }],
    note: 'E12 explained on a page of its own',
    owner: { uid: 'lumen-writer', verifyInDays: -3, everyDays: 180 },
    feedback: [
      { reason: 'does-not-work', text: 'Restarting does not clear E07 on mine.', daysAgo: 4 },
      { reason: 'outdated', text: 'E21 is not in the list.', daysAgo: 12 },
    ],
  },
  {
    slug: 'track-your-order',
    feedback: [{ reason: 'not-answered', text: 'My parcel says delivered and it is not here.', daysAgo: 1 }],
  },
];
