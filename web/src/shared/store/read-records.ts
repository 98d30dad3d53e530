import type { Schema, StoreDocument, StoreQuery } from '@harborline/domain/stores/store';
import { doc, type Firestore, getDoc, getDocs, getDocsFromCache } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { sdkQuery } from './sdk-query';
import { type Stored, snapshotRecord } from './snapshot-record';

/** Reads one document; null if it is missing, or malformed (which is reported). @throws FirebaseError */
export async function readRecord<Read extends Schema>(
  firestore: Firestore,
  { path, read }: StoreDocument<Read>,
): Promise<Stored<z.output<Read>> | null> {
  return snapshotRecord(read, await getDoc(doc(firestore, path)));
}

/** Reads the documents that match a query, except malformed ones (which is reported). @throws FirebaseError */
export async function readRecords<Read extends Schema>(
  firestore: Firestore,
  query: StoreQuery<Read>,
): Promise<Stored<z.output<Read>>[]> {
  const found = await getDocs(sdkQuery(firestore, query));
  return found.docs.flatMap((document) => snapshotRecord(query.read, document) ?? []);
}

/** The documents that match a query and are on this device, without asking the server. @throws FirebaseError */
export async function readKeptRecords<Read extends Schema>(
  firestore: Firestore,
  query: StoreQuery<Read>,
): Promise<Stored<z.output<Read>>[]> {
  const found = await getDocsFromCache(sdkQuery(firestore, query));
  return found.docs.flatMap((document) => snapshotRecord(query.read, document) ?? []);
}
