import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { NewsEntry, NewsFlash } from '@harborline/domain/entities/news-flash';
import { hasDefaults } from '@harborline/domain/help-center/default-content';
import type { PageNews, PageNewsFlash } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { isShownNews, newsIdAt, withDefaultNews } from '@harborline/domain/news/default-news';
import { currentNews } from '@harborline/domain/news/news-list';
import { pageOfNews, toPageNewsFlash } from '@harborline/domain/news/page-news';
import { keptNewsFlash, newsFlashList } from '@harborline/domain/stores/news-flashes';
import { readRecord } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';
import type { PageRequest } from '../page/page-request';
import { type PreparedHtml, prepareArticle } from '../prepare-article/prepare-article';
import { FRESH_MS, MISSING_FRESH_MS } from './library-head';

interface KeptList {
  readonly entries: readonly NewsEntry[];
  /** of the library that it was read for; undefined before its first news flash, and for a parent */
  readonly version: number | undefined;
}

/** Weighed by entries: a long list takes as much as several libraries. */
const weighing = {
  limit: LIMITS.keptLibraries,
  weigh: ({ entries }: KeptList) => 1 + entries.length / 50,
};
const lists = new KeptReads<KeptList>(weighing);
/** Lists of parents: one for all their children, whose pages do not read the parent itself. */
const parentLists = new KeptReads<KeptList>(weighing);

async function readList(libraryId: string, version: number | undefined): Promise<KeptList> {
  const list = await readRecord(newsFlashList(libraryId));
  return { entries: list?.entries ?? [], version };
}

/** A library's own news that visitors can read now. The library says when its list has changed. */
async function ownNewsOf({ id, news_list_version: version }: LibraryPublic): Promise<readonly NewsEntry[]> {
  const { entries } = await lists.get(id, {
    isFresh: (kept) => kept.version === version,
    read: () => readList(id, version),
  });
  return currentNews(entries, Date.now());
}

/** What visitors of a parent can read, as of the last ten seconds. */
async function parentNewsOf(parentId: string): Promise<readonly NewsEntry[]> {
  const { entries } = await parentLists.get(parentId, {
    isFresh: (_kept, ageMs) => ageMs < FRESH_MS,
    read: () => readList(parentId, undefined),
  });
  return currentNews(entries, Date.now());
}

/** The news that visitors of a library can read now, the newest first, with those it shows of its parent (D-35). */
export async function currentNewsOf(library: LibraryPublic): Promise<readonly NewsEntry[]> {
  const [own, ofParent] = await Promise.all([
    ownNewsOf(library),
    hasDefaults('newsFlash', library) ? parentNewsOf(library.parent_lib_id) : [],
  ]);
  return withDefaultNews(library, own, ofParent);
}

interface Prepared {
  readonly news: NewsFlash;
  readonly text: PreparedHtml;
}

const items = new KeptReads<Prepared | null>({
  limit: LIMITS.keptArticles,
  weigh: (found) => 1_000 + (found?.text.html.length ?? 0),
});

/** A text is prepared once, not for each reaction. */
async function readItem(id: string, before: Prepared | null | undefined): Promise<Prepared | null> {
  const news = await readRecord(keptNewsFlash(id));
  if (!news) return null;
  const isSame = before?.news.newsFlash_content === news.newsFlash_content;
  return { news, text: isSame ? before.text : prepareArticle(news.newsFlash_content) };
}

/** A page of a library's news; the widget begins with the latest. Null on other pages. */
export async function pageNews(
  { match, page }: PageRequest,
  library: LibraryPublic,
): Promise<PageNews | null> {
  const hasNews = match?.page === 'news' || match?.page === 'widgetHome';
  return hasNews ? pageOfNews(await currentNewsOf(library), page, Date.now()) : null;
}

const itemOf = (id: string): Promise<Prepared | null> =>
  items.get(id, {
    isFresh: (item, ageMs) => ageMs < (item === null ? MISSING_FRESH_MS : FRESH_MS),
    read: (before) => readItem(id, before),
  });

/**
 * The news flash of a page, or the copy that the library published in its place (U-12); null on other pages, and where
 * the library's visitors cannot read it (D-17).
 */
export async function pageNewsFlash(
  { match }: PageRequest,
  library: LibraryPublic,
): Promise<PageNewsFlash | null> {
  if (match?.page !== 'newsFlash') return null;
  const { id = '' } = match.params;
  const mayBeCopied = library.parent_lib_id !== '' && Boolean(library.latest_news_at);
  const own = mayBeCopied ? await ownNewsOf(library) : [];
  const found = await itemOf(newsIdAt(library, id, own));
  return found && isShownNews(library, found.news, Date.now())
    ? toPageNewsFlash(found.news, found.text)
    : null;
}
