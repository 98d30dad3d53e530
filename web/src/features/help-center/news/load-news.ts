import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { NewsEntry } from '@harborline/domain/entities/news-flash';
import { hasDefaults } from '@harborline/domain/help-center/default-content';
import type { PageNews, PageNewsFlash } from '@harborline/domain/help-center/page-content';
import { isShownNews, newsIdAt, withDefaultNews } from '@harborline/domain/news/default-news';
import { currentNews } from '@harborline/domain/news/news-list';
import { pageOfNews, toPageNewsFlash } from '@harborline/domain/news/page-news';
import { newsFlash, newsFlashList } from '@harborline/domain/stores/news-flashes';
import { nullIfRefused } from '../../../shared/firebase/firestore-rest';
import { readPublicRecord } from '../../../shared/store/public-records';

async function loadEntries(libraryId: string): Promise<readonly NewsEntry[]> {
  const list = await readPublicRecord(newsFlashList(libraryId));
  return currentNews(list?.entries ?? [], Date.now());
}

/** One page of a library's news from the database, as the server reads it. @throws ReadError */
export async function loadNews(library: LibraryPublic, page: number): Promise<PageNews> {
  const [own, ofParent] = await Promise.all([
    loadEntries(library.id),
    hasDefaults('newsFlash', library) ? loadEntries(library.parent_lib_id) : [],
  ]);
  return pageOfNews(withDefaultNews(library, own, ofParent), page, Date.now());
}

/** A news flash that visitors can read; null if it is missing or not for them, who see no difference. @throws ReadError */
export async function loadNewsFlash(library: LibraryPublic, id: string): Promise<PageNewsFlash | null> {
  const own = library.parent_lib_id === '' ? [] : await loadEntries(library.id);
  const found = await readPublicRecord(newsFlash(newsIdAt(library, id, own))).catch(nullIfRefused);
  if (found === null || !isShownNews(library, found, Date.now())) return null;
  const { prepareHtml } = await import('../article/prepare-article');
  return toPageNewsFlash(found, await prepareHtml(found.newsFlash_content));
}
