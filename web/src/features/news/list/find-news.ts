import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { LIMITS } from '@harborline/domain/limits';
import { newsFlash, newsFlashList, unlistedNews } from '@harborline/domain/stores/news-flashes';
import type { Firestore } from 'firebase/firestore';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { type Findable, matchByWords } from '../../../shared/text/match-by-words';
import type { NewsListState } from './news-list-state';

type Candidate = Findable & { readonly row?: NewsFlash };

async function published(firestore: Firestore, libraryId: string): Promise<Candidate[]> {
  const list = await readRecord(firestore, newsFlashList(libraryId));
  return (list?.entries ?? []).map(({ id, newsFlash_title: title, newsFlash_categories: categoryId }) => ({
    ...{ id, title, categoryId },
    keywords: [],
  }));
}

async function unpublished(firestore: Firestore, libraryId: string): Promise<Candidate[]> {
  const rows = await readRecords(firestore, unlistedNews(libraryId));
  return rows.map((row) => ({
    id: row.id,
    title: row.newsFlash_title,
    keywords: row.newsFlash_keywords,
    categoryId: row.newsFlash_categories,
    row,
  }));
}

/**
 * News flashes whose title contains the typed words, best first; keywords of unpublished ones count, too. It reads the
 * list for visitors rather than the news flashes, so its cost does not grow with them. @throws FirebaseError
 */
export async function findNews(
  firestore: Firestore,
  { libraryId, state }: { readonly libraryId: string; readonly state: NewsListState },
  words: string,
): Promise<NewsFlash[]> {
  const [listed, others] = await Promise.all([
    state === 'unpublished' ? [] : published(firestore, libraryId),
    state === 'published' ? [] : unpublished(firestore, libraryId),
  ]);
  const hits = matchByWords([...others, ...listed], words).slice(0, LIMITS.listPageSize);
  const rows = await Promise.all(
    hits.map(async ({ id, row }) => row ?? readRecord(firestore, newsFlash(id))),
  );
  return rows.filter((row) => row !== null);
}
