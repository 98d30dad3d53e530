import type { Audience } from '../articles/publication';
import type { NewsReaction } from '../entities/news-flash';
import { coverTexts } from './cover';
import { type WritingTexts, writingTexts } from './writing';

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-GB')} ${noun}${number === 1 ? '' : 's'}`;

/** Who reads news for staff, in the choice and in the list. */
const NEWS_WRITERS = 'People who write news';

/** News flashes for staff; the wording is ours (D-47), apart from the name (D-59). */
export const NEWS_TEXTS = {
  ...writingTexts('news flash', 'Visitors'),
  listTitle: 'News Flash',
  intro: 'Short news for your visitors, in the help center and its feed.',
  create: 'New news flash',
  edit: 'Edit news flash',
  backToList: 'Back to news flashes',
  list: 'News flashes',
  columns: ['News flash', 'State', 'Views', 'Reactions', 'Edited'],
  /** in one line, on a phone */
  figures: (views: number, reactions: number) => `${count(views, 'view')} · ${count(reactions, 'reaction')}`,
  views: 'Views of the news',
  ownView: 'News flashes',
  stateFilter: 'State',
  states: { all: 'All', published: 'Published', unpublished: 'Not published' },
  search: 'Search news flashes',
  emptyTitle: 'No news flashes yet',
  emptyBody: 'Tell your visitors what is new. A news flash can be planned, and can end by itself.',
  emptyFilter: 'No news flashes match.',
  emptySearchBody:
    'The titles of the latest news flashes were searched, and the keywords of those that visitors cannot read.',
  listFailed: 'The news flashes could not be loaded.',
  showMore: 'Show more',
  chips: {
    published: 'Published',
    staff: NEWS_WRITERS,
    planned: 'Planned',
    expired: 'Ended',
    unpublished: 'Not published',
  },
  publishes: (time: string) => `Publishes ${time}`,
  ends: (time: string) => `Ends ${time}`,
  refused: 'Not published as planned: the person who saved it last may not publish.',
  openMenu: 'More actions',
  loadFailed: 'The news flash could not be loaded.',
  notFound: 'This news flash does not exist.',
  title: 'Title',
  titlePlaceholder: 'What is new?',
  titleRequired: 'Title is required',
  content: 'Content of the news flash',
  contentPlaceholder: 'Say what is new, and what it means for your customers.',
  contentTooLong: 'The content is too long.',
  categoryNone: 'No category',
  audience: 'Who reads it',
  /** those for staff have no page but this screen, which is theirs who write news (S6-31) */
  audiences: { public: 'Visitors', staff: NEWS_WRITERS },
  publishAt: 'Publish at',
  publishAtHint: 'Leave it empty to publish by hand.',
  expiresAt: 'Ends at',
  expiresAtHint: 'Leave it empty to show it without an end.',
  zone: (zone: string) => `Times are in your time zone, ${zone}.`,
  past: 'Choose a time that is still to come.',
  order: 'Choose a time after it is published.',
  picture: coverTexts('feature image'),
  pictureHint: 'Shown above the text and in the list.',
  save: 'Save',
  saved: 'Saved',
  publish: 'Publish',
  plan: 'Plan',
  planned: (time: string) => `Planned for ${time}.`,
  publishedNow: 'Published.',
  publishedForStaff: 'Published for people who write news. Visitors cannot read it.',
  unpublish: 'Unpublish',
  unpublishTitle: 'Unpublish this news flash?',
  unpublishBody: 'Visitors can no longer read it. You can publish it again.',
  unpublished: 'Unpublished.',
  viewLive: 'View in the help center',
  delete: 'Delete',
  deleteNamed: (title: string) => `Delete “${title}”`,
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteBody: 'It disappears with its views and reactions.',
} as const;

/** What the editor of a news flash says, by who reads it once it is published. */
export const newsTextsFor = (audience: Audience): WritingTexts =>
  audience === 'staff' ? writingTexts('news flash', NEWS_TEXTS.audiences.staff) : NEWS_TEXTS;

/**
 * What the editor of a planned news flash says: nobody reads a version of it yet.
 * @param isSure whether the person who saved it last may publish
 */
export const plannedNewsTexts = (time: string, isSure: boolean): WritingTexts => ({
  ...newsTextsFor('public'),
  savedDraft: isSure
    ? `Draft saved. What is saved by ${time} is published then.`
    : `Draft saved. Nothing is published at ${time} if the person who saved it last may not publish.`,
  discardBody: 'The news flash goes back to what was planned. This cannot be undone.',
  revisionRestored: (restored) =>
    `The text of ${restored} is in the editor. Nobody reads it before it is published.`,
});

/** News flashes for visitors. */
export const NEWS_PAGE_TEXTS = {
  title: 'News',
  titleOf: (company: string) => `${company} news`,
  description: (company: string) => `What is new at ${company}.`,
  feed: 'RSS feed',
  feedTitle: (company: string) => `${company} news`,
  none: 'No News Found', // S2.3-21
  toList: 'All news',
  missing: 'This news flash is not available.',
  reactTitle: 'How do you like this news?',
  reactions: {
    heart: 'I love it',
    party: 'Worth celebrating',
    snooze: 'Not for me now',
    dislike: 'I do not like it',
  } satisfies Readonly<Record<NewsReaction, string>>,
  thanks: 'Thank you.',
  waits: 'Your reaction is saved and will be sent as soon as you are online again.',
  failed: 'Your reaction could not be saved. Please try again.',
} as const;
