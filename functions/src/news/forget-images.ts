import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { storagePath } from '@harborline/domain/paths';
import { newsDraft, newsDraftsWithImage } from '@harborline/domain/stores/content-drafts';
import { newsRevisions, newsRevisionsWithImage } from '@harborline/domain/stores/content-revisions';
import { keptNewsFlash, newsWithImage } from '@harborline/domain/stores/news-flashes';
import { findIds, findRecords, isStoredIn, readRecord } from '../platform/store/read';
import { forgetBelow, forgetCovers } from '../uploads';

/** The feature images of a news flash, its draft and its latest revisions. */
export async function imagesOf(news: NewsFlash): Promise<readonly string[]> {
  const [draft, revisions] = await Promise.all([
    readRecord(newsDraft(news.id)),
    findRecords(newsRevisions(news.support_lib_id, news.id)),
  ]);
  return [news, ...(draft?.support_lib_id === news.support_lib_id ? [draft] : []), ...revisions].map(
    (text) => text.newsFlash_featureImage,
  );
}

/**
 * Deletes the feature images of a news flash that was deleted, unless its library has it again or other news shows them. Until
 * then one that was replaced stays, for a draft, a revision or an open editor may name it.
 * @param images of the texts that went with it; those that were uploaded for it go anyway
 */
export async function forgetImages(news: NewsFlash, images: readonly string[]): Promise<void> {
  const { id, support_lib_id: libraryId } = news;
  const isThere = () => isStoredIn(libraryId, keptNewsFlash(id));
  if (await isThere()) return;
  const own = storagePath.newsCover(libraryId, id, '');
  await forgetBelow(own, isThere);
  const isShown = async (image: string): Promise<boolean> => {
    const queries = [newsWithImage, newsDraftsWithImage, newsRevisionsWithImage] as const;
    const found = await Promise.all(queries.map((query) => findIds(query(libraryId, image))));
    return found.some((ids) => ids.length > 0);
  };
  await forgetCovers({ libraryId, kind: 'news', own, addresses: images, isShown });
}
