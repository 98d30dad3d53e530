import { NEWS_REACTIONS, type NewsReaction } from '@harborline/domain/entities/news-flash';
import type { NewsTally } from '@harborline/domain/news/tally';
import { keptValue } from '../../../shared/storage/kept';
import { UNSENT_REACTIONS } from './unsent-reactions';

type Given = Readonly<Record<string, NewsReaction>>;

const isReaction = (entry: [string, unknown]): entry is [string, NewsReaction] =>
  NEWS_REACTIONS.some((kind) => kind === entry[1]);

/** Checked by hand: the page shows a reaction before it needs a schema library. */
const readGiven = (stored: unknown): Given | null =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(isReaction))
    : null;

/** The visitor's reactions on this device, so that each is marked when its news flash is opened again (D-39). */
const kept = keptValue('device', 'news-reactions', readGiven);
const waiting = keptValue('device', UNSENT_REACTIONS, readGiven);

/** More are not worth the storage; the oldest goes. */
const REMEMBERED = 300;

/** The visitor's reaction to a news flash that the server has counted; null if there is none. */
export const givenReaction = (newsId: string): NewsReaction | null => kept.read()?.[newsId] ?? null;

/** Remembers a reaction that the server has counted; null forgets it. */
export function rememberReaction(newsId: string, reaction: NewsReaction | null): void {
  const { [newsId]: _, ...others } = kept.read() ?? {};
  const entries = Object.entries(others).slice(-REMEMBERED + 1);
  kept.write(Object.fromEntries(reaction === null ? entries : [...entries, [newsId, reaction]]));
}

/** The visitor's reaction to a news flash that is still to be sent; null if there is none. */
export const waitingReaction = (newsId: string): NewsReaction | null => waiting.read()?.[newsId] ?? null;

/** Keeps a reaction to be sent later; null forgets it. @returns whether the browser could store it */
export function keepReaction(newsId: string, reaction: NewsReaction | null): boolean {
  const { [newsId]: _, ...others } = waiting.read() ?? {};
  const all = reaction === null ? others : { ...others, [newsId]: reaction };
  return waiting.write(Object.keys(all).length === 0 ? null : all);
}

/** A reaction that was sent, and what the page showed until then; a page from a cache shows it for a while after. */
interface SentReaction {
  /** the reaction that the page's numbers contained */
  readonly before: NewsReaction | null;
  readonly reaction: NewsReaction;
  /** the number of visitors with the same reaction as the server counted them, without this one */
  readonly shown: number;
}

const readSent = (stored: unknown): Readonly<Record<string, SentReaction>> | null =>
  typeof stored === 'object' && stored !== null ? { ...stored } : null;

/** For the tab only: caches are newer by its next visit. */
const sent = keptValue('tab', 'sent-reactions', readSent);

/** Notes which numbers do not contain a reaction yet. */
export const noteSentReaction = (newsId: string, reaction: SentReaction): void =>
  void sent.write({ ...sent.read(), [newsId]: reaction });

/** The visitor's reaction that the numbers of a page contain: the one before, as long as they are too small for it. */
export function containedReaction(newsId: string, tally: NewsTally): NewsReaction | null {
  const given = givenReaction(newsId);
  const last = sent.read()?.[newsId];
  if (given === null || last?.reaction !== given || last.shown < tally[given]) return given;
  return last.before;
}
