import type { StoreQuery } from '@harborline/domain/stores/store';
import { type Firestore, getCountFromServer } from 'firebase/firestore';
import { sdkQuery } from './sdk-query';

/** Counts the documents that match a query, up to its limit, for one read per 1,000. @throws FirebaseError, also offline */
export async function countRecords(firestore: Firestore, query: StoreQuery): Promise<number> {
  return (await getCountFromServer(sdkQuery(firestore, query))).data().count;
}
