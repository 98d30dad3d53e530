import { currentNews } from '@harborline/domain/news/news-list';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { newsFlashList } from '@harborline/domain/stores/news-flashes';
import type { Firestore } from 'firebase/firestore';
import { companyName } from '../../../shared/library/library-scope';
import { readRecord } from '../../../shared/store/read-records';
import type { ParentTexts } from '../../articles';

/** The news that visitors of the parent can read, the newest first, in two reads. @throws FirebaseError */
export async function loadParentNews(firestore: Firestore, parentId: string): Promise<ParentTexts> {
  const [parent, list] = await Promise.all([
    readRecord(firestore, libraryDocument(parentId)),
    readRecord(firestore, newsFlashList(parentId)),
  ]);
  const entries = currentNews(list?.entries ?? [], Date.now());
  return {
    name: parent === null ? '' : companyName(parent),
    offered: entries.map(({ id, newsFlash_title: title }) => ({ id, title })),
  };
}
