import { NEWS_REACTIONS, type NewsReaction } from '@harborline/domain/entities/news-flash';
import { keptValue } from '../../../shared/storage/kept';

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

/** More are not worth the storage; the oldest goes. */
const REMEMBERED = 300;

/** The visitor's reaction to a news flash; null if there is none. */
export const givenReaction = (newsId: string): NewsReaction | null => kept.read()?.[newsId] ?? null;

/** Remembers a reaction; null forgets it. */
export function rememberReaction(newsId: string, reaction: NewsReaction | null): void {
  const { [newsId]: _, ...others } = kept.read() ?? {};
  const entries = Object.entries(others).slice(-REMEMBERED + 1);
  kept.write(Object.fromEntries(reaction === null ? entries : [...entries, [newsId, reaction]]));
}
