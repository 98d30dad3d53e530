import { copyIdOf } from '../articles/article-copy';
import type { LibraryPublic } from '../entities/library';
import type { NewsEntry, NewsFlash } from '../entities/news-flash';
import { hasDefaults, showsDefault } from '../help-center/default-content';
import { newestFirst } from './news-list';
import { isReadable } from './page-news';

/** The part of a library that decides which news its visitors read. */
export type NewsLibrary = Pick<
  LibraryPublic,
  'id' | 'parent_lib_id' | 'latest_news_at' | 'disabled_default_newsFlash' | 'enabled_default_newsFlash'
>;

/** Whether visitors may find news in a library, as far as the library alone tells. */
export const mayHaveNews = (library: NewsLibrary): boolean =>
  Boolean(library.latest_news_at) || hasDefaults('newsFlash', library);

/**
 * The news of a library together with those of its parent that it shows (S3-07), the newest first. A copy that the
 * library has published stands for the original (U-12). Both lists have only what visitors can read now.
 */
export function withDefaultNews(
  library: NewsLibrary,
  own: readonly NewsEntry[],
  ofParent: readonly NewsEntry[],
): readonly NewsEntry[] {
  const ownIds = new Set(own.map(({ id }) => id));
  const isShown = ({ id }: NewsEntry) =>
    showsDefault('newsFlash', library, id) && !ownIds.has(copyIdOf(library.id, id));
  const defaults = ofParent.filter(isShown);
  return defaults.length === 0 ? own : [...own, ...defaults].toSorted(newestFirst);
}

/** The id of the news flash that stands at an address: the library's own copy, if it has published one (D-73). */
export function newsIdAt(library: NewsLibrary, id: string, own: readonly NewsEntry[]): string {
  const copyId = copyIdOf(library.id, id);
  return own.some((entry) => entry.id === copyId) ? copyId : id;
}

/** Whether the visitors of a library can read a news flash at a time: its own, or one of its parent's that it shows. */
export const isShownNews = (library: NewsLibrary, news: NewsFlash, nowMs: number): boolean =>
  isReadable(news, library.id, nowMs) ||
  (showsDefault('newsFlash', library, news.id) && isReadable(news, library.parent_lib_id, nowMs));
