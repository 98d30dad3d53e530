import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { PageNews, PageNewsFlash } from '@harborline/domain/help-center/page-content';
import { isReadable, pageOfNews, toPageNewsFlash } from '@harborline/domain/news/page-news';
import { newsFlash, newsFlashList } from '@harborline/domain/stores/news-flashes';
import { ReadError } from '../../../shared/firebase/firestore-rest';
import { readPublicRecord } from '../../../shared/store/public-records';

/** One page of a library's news from the database, as the server reads it. @throws ReadError */
export async function loadNews({ id }: LibraryPublic, page: number): Promise<PageNews> {
  const list = await readPublicRecord(newsFlashList(id));
  return pageOfNews(list?.entries ?? [], page, Date.now());
}

/** A news flash that visitors can read; null if it is missing or not for them, who see no difference. @throws ReadError */
export async function loadNewsFlash(library: LibraryPublic, id: string): Promise<PageNewsFlash | null> {
  const found = await readPublicRecord(newsFlash(id)).catch((error: unknown) => {
    if (error instanceof ReadError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  });
  if (found === null || !isReadable(found, library.id, Date.now())) return null;
  const { prepareHtml } = await import('../article/prepare-article');
  return toPageNewsFlash(found, await prepareHtml(found.newsFlash_content));
}
