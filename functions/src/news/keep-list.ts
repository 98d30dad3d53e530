import { isDeepStrictEqual } from 'node:util';
import type { NewsEntry } from '@harborline/domain/entities/news-flash';
import { LIMITS } from '@harborline/domain/limits';
import { arrangeNews, newsEntry, withNewsEntry } from '@harborline/domain/news/news-list';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { keptNewsFlash, newsFlashList, publishedNews } from '@harborline/domain/stores/news-flashes';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { findRecords, readEach } from '../platform/store/read';
import { setRecord, updateRecord } from '../platform/store/write';

/** Every news flash of a library that belongs into its list. */
async function readAll(libraryId: string, transaction: Transaction): Promise<NewsEntry[]> {
  const found = await findRecords(publishedNews(libraryId), transaction);
  return arrangeNews(found.flatMap((news) => newsEntry(news) ?? []));
}

/**
 * Brings a library's list in line with one news flash. It reads the news flash itself instead of trusting the event, so
 * late, repeated and reordered events all lead to the same list. A full list that loses an entry takes up an older one.
 */
export async function keepNewsList(newsId: string, libraryId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const list = newsFlashList(libraryId);
    const [news, stored, library] = await readEach(
      [keptNewsFlash(newsId), list, libraryDocument(libraryId)],
      transaction,
    );
    const entry = news?.support_lib_id === libraryId ? newsEntry(news) : null;
    const before = stored?.entries ?? [];
    const isListed = before.some(({ id }) => id === newsId);
    const isShort = entry === null && isListed && before.length >= LIMITS.listedNews;
    const entries =
      stored === undefined || isShort
        ? await readAll(libraryId, transaction)
        : withNewsEntry(before, newsId, entry);
    if (stored !== undefined && isDeepStrictEqual(entries, before)) return;
    setRecord(transaction, list, { support_lib_id: libraryId, entries });
    // Every page links to the news while there are some, and reads its library anyway.
    if (library)
      updateRecord(transaction, libraryDocument(libraryId), {
        latest_news_at: entries[0]?.timeStamp ?? null,
        news_list_version: (library.news_list_version ?? 0) + 1,
      });
  });
}
