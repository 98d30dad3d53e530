import type { Schema, StoreDocument, StoreQuery } from '@harborline/domain/stores/store';
import type { DocumentSnapshot } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { parseRecord } from './parse-record';

/** A document as the SDK's listeners and reads return it. */
export type Stored<Entity> = Entity & {
  readonly id: string;
  /** written here and not yet confirmed by the server */
  readonly isPending: boolean;
};

/** The record type of a document or of a query's documents. */
export type RecordOf<Source> =
  Source extends StoreDocument<infer Read>
    ? Stored<z.output<Read>>
    : Source extends StoreQuery<infer Read>
      ? Stored<z.output<Read>>
      : never;

/** The record of a snapshot; null if it is missing, or malformed (which is reported). */
export function snapshotRecord<Read extends Schema>(
  read: Read,
  snapshot: DocumentSnapshot,
): Stored<z.output<Read>> | null {
  if (!snapshot.exists()) return null;
  // Own writes have no server time until they are confirmed; until then the SDK estimates it.
  const data: unknown = snapshot.data({ serverTimestamps: 'estimate' });
  const record = parseRecord(read, { id: snapshot.id, data });
  return record === null ? null : { ...record, isPending: snapshot.metadata.hasPendingWrites };
}
