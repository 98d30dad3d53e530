import type { Schema, StoreDocument, StoreQuery } from '@harborline/domain/stores/store';
import type { DocumentReference, DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod/mini';
import { firestore } from '../firebase';

/** A stored document and its id. */
export type Stored<Read extends Schema> = z.output<Read> & { readonly id: string };

/** The SDK's reference to a document. */
export const refOf = ({ path }: StoreDocument): DocumentReference => firestore().doc(path);

/** A snapshot's record; undefined if it is missing, or malformed (which is logged). */
export function snapshotRecord<Read extends Schema>(
  read: Read,
  snapshot: DocumentSnapshot | undefined,
): Stored<Read> | undefined {
  if (!snapshot?.exists) return undefined;
  const parsed = read.safeParse(snapshot.data());
  if (parsed.success) return { ...parsed.data, id: snapshot.id };
  logger.error('A document cannot be read', { path: snapshot.ref.path, error: parsed.error.message });
  return undefined;
}

/** Reads a document, in a transaction if one is given. @returns undefined if it is missing or malformed */
export async function readRecord<Read extends Schema>(
  document: StoreDocument<Read>,
  transaction?: Transaction,
): Promise<Stored<Read> | undefined> {
  const ref = refOf(document);
  return snapshotRecord(document.read, await (transaction ? transaction.get(ref) : ref.get()));
}

/** The records of documents, in their order. */
type RecordsOf<Documents extends readonly StoreDocument[]> = {
  [Index in keyof Documents]: Stored<Documents[Index]['read']> | undefined;
};

/** Reads documents at once; undefined for each that is missing or malformed. */
export async function readEach<const Documents extends readonly StoreDocument[]>(
  documents: Documents,
  transaction?: Transaction,
): Promise<RecordsOf<Documents>> {
  // Firestore rejects an empty list.
  const refs = documents.map(refOf);
  const snapshots = refs.length === 0 ? [] : await (transaction ?? firestore()).getAll(...refs);
  return documents.map(({ read }, index) => snapshotRecord(read, snapshots[index])) as RecordsOf<Documents>;
}

const writtenAt = ({ updateTime }: DocumentSnapshot): string => JSON.stringify(updateTime);

/** Reads documents at once, each with when it was written; undefined for each that is missing or malformed. */
export async function readTimed<Read extends Schema>(documents: readonly StoreDocument<Read>[]) {
  const snapshots = documents.length === 0 ? [] : await firestore().getAll(...documents.map(refOf));
  return documents.map(({ read }, index) => {
    const snapshot = snapshots[index];
    const record = snapshotRecord(read, snapshot);
    return snapshot && record && { record, writtenAt: writtenAt(snapshot) };
  });
}

/**
 * Reads when documents were written, and one field of theirs. It costs as many reads as reading them, but not the time
 * that their other fields take. Missing documents are left out.
 */
export async function readHeads(documents: readonly StoreDocument[], field: string) {
  if (documents.length === 0) return [];
  const snapshots = await firestore().getAll(...documents.map(refOf), { fieldMask: [field] });
  return snapshots
    .filter(({ exists }) => exists)
    .map((snapshot) => {
      const value: unknown = snapshot.get(field);
      return { id: snapshot.id, value, writtenAt: writtenAt(snapshot) };
    });
}

/** Whether a document exists, malformed or not. */
export async function isStored(document: StoreDocument, transaction?: Transaction): Promise<boolean> {
  const ref = refOf(document);
  return (await (transaction ? transaction.get(ref) : ref.get())).exists;
}

/**
 * Whether a document exists and belongs to a library, malformed or not. After a deletion any library may take the id,
 * so that what exists may be another library's.
 */
export async function isStoredIn(
  libraryId: string,
  document: StoreDocument,
  transaction?: Transaction,
): Promise<boolean> {
  const ref = refOf(document);
  const snapshot = await (transaction ? transaction.get(ref) : ref.get());
  return snapshot.get('support_lib_id') === libraryId;
}

/** The SDK's query for a named query. */
export function queryOf({ collection, where, orderBy, limit, select }: StoreQuery): Query {
  let query: Query = firestore().collection(collection);
  for (const filter of where) query = query.where(...filter);
  for (const order of orderBy) query = query.orderBy(...order);
  if (limit !== undefined) query = query.limit(limit);
  return select === undefined ? query : query.select(...select);
}

/** Reads the documents a query finds, without malformed ones. */
export async function findRecords<Read extends Schema>(
  query: StoreQuery<Read>,
  transaction?: Transaction,
): Promise<Stored<Read>[]> {
  const asked = queryOf(query);
  const { docs } = await (transaction ? transaction.get(asked) : asked.get());
  return docs.flatMap((snapshot) => snapshotRecord(query.read, snapshot) ?? []);
}

/** The ids of the documents a query finds; nothing else is read. */
export async function findIds(query: StoreQuery, transaction?: Transaction): Promise<string[]> {
  const asked = queryOf({ ...query, select: [] });
  return (await (transaction ? transaction.get(asked) : asked.get())).docs.map(({ id }) => id);
}

/** How many documents a query finds, in a transaction if one is given; none is read. */
export async function countRecords(query: StoreQuery, transaction?: Transaction): Promise<number> {
  const asked = queryOf(query).count();
  return (await (transaction ? transaction.get(asked) : asked.get())).data().count;
}
