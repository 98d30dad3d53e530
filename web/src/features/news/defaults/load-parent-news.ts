import { currentNews } from '@harborline/domain/news/news-list';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { newsFlashList } from '@harborline/domain/stores/news-flashes';
import type { Firestore } from 'firebase/firestore';
import { companyName } from '../../../shared/library/library-scope';
import { readRecord } from '../../../shared/store/read-records';
import type { Offered } from '../../articles';

/** What a library may show of its parent's news. */
export interface ParentNews {
  readonly name: string;
  /** the newest first */
  readonly news: readonly Offered[];
}

/** The news that visitors of the parent can read, in two reads. @throws FirebaseError */
export async function loadParentNews(firestore: Firestore, parentId: string): Promise<ParentNews> {
  const [parent, list] = await Promise.all([
    readRecord(firestore, libraryDocument(parentId)),
    readRecord(firestore, newsFlashList(parentId)),
  ]);
  const entries = currentNews(list?.entries ?? [], Date.now());
  return {
    name: parent === null ? '' : companyName(parent),
    news: entries.map(({ id, newsFlash_title: title }) => ({ id, title })),
  };
}
