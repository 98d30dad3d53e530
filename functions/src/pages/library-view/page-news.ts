import type { NewsEntry, NewsFlash } from '@harborline/domain/entities/news-flash';
import type { PageNews, PageNewsFlash } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { currentNews } from '@harborline/domain/news/news-list';
import { isReadable, pageOfNews, toPageNewsFlash } from '@harborline/domain/news/page-news';
import { keptNewsFlash, newsFlashList } from '@harborline/domain/stores/news-flashes';
import { readRecord } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';
import type { PageRequest } from '../page/page-request';
import { type PreparedHtml, prepareArticle } from '../prepare-article/prepare-article';
import { FRESH_MS, MISSING_FRESH_MS } from './library-head';

/** Weighed by entries: a long list takes as much as several libraries. */
const lists = new KeptReads<readonly NewsEntry[]>({
  limit: LIMITS.keptLibraries,
  weigh: (entries) => 1 + entries.length / 50,
});

/** The news of a library that visitors can read now, the newest first, as of the last ten seconds. */
export async function currentNewsOf(libraryId: string): Promise<readonly NewsEntry[]> {
  const stored = await lists.get(libraryId, {
    isFresh: (_entries, ageMs) => ageMs < FRESH_MS,
    read: async () => (await readRecord(newsFlashList(libraryId)))?.entries ?? [],
  });
  return currentNews(stored, Date.now());
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

/** A page of a library's news; null on other pages. */
export async function pageNews({ match, page }: PageRequest, libraryId: string): Promise<PageNews | null> {
  return match?.page === 'news' ? pageOfNews(await currentNewsOf(libraryId), page, Date.now()) : null;
}

/** The news flash of a page; null on other pages, and where the library's visitors cannot read it (D-17). */
export async function pageNewsFlash(
  { match }: PageRequest,
  libraryId: string,
): Promise<PageNewsFlash | null> {
  if (match?.page !== 'newsFlash') return null;
  const id = match.params.id ?? '';
  const found = await items.get(id, {
    isFresh: (item, ageMs) => ageMs < (item === null ? MISSING_FRESH_MS : FRESH_MS),
    read: (before) => readItem(id, before),
  });
  return found && isReadable(found.news, libraryId, Date.now())
    ? toPageNewsFlash(found.news, found.text)
    : null;
}
