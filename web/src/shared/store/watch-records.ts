import type { Schema, StoreDocument, StoreQuery } from '@harborline/domain/stores/store';
import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { isClosing } from '../firebase/error-code';
import { sdkQuery } from './sdk-query';
import { type Stored, snapshotRecord } from './snapshot-record';

export interface WatchedRecord<Entity> {
  /** null if it is missing, or malformed (which is reported) */
  readonly record: Stored<Entity> | null;
  readonly isThere: boolean;
  /** whether there is no connection (yet), so that the data may be outdated */
  readonly isFromCache: boolean;
}

export interface WatchedRecords<Entity> {
  /** except malformed ones (which is reported) */
  readonly records: Stored<Entity>[];
  /** number of documents, including malformed ones */
  readonly count: number;
  /** whether there is no connection (yet), so that the data may be outdated */
  readonly isFromCache: boolean;
}

interface WatchObserver<Watched> {
  readonly next: (watched: Watched) => void;
  readonly error: (error: Error) => void;
}

/** Until the screens go, they keep what they show. */
const unlessClosing =
  (error: (failure: Error) => void) =>
  (failure: Error): void => {
    if (!isClosing(failure)) error(failure);
  };

interface WatchOptions {
  /** also reports when the server confirms cached data or local writes */
  readonly confirms?: boolean;
}

/** Watches one document. @returns a subscribe function, which returns an unsubscribe function */
export const watchRecord =
  <Read extends Schema>(
    firestore: Firestore,
    { path, read }: StoreDocument<Read>,
    { confirms = false }: WatchOptions = {},
  ) =>
  ({ next, error }: WatchObserver<WatchedRecord<z.output<Read>>>): (() => void) =>
    onSnapshot(
      doc(firestore, path),
      { includeMetadataChanges: confirms },
      (snapshot) =>
        next({
          record: snapshotRecord(read, snapshot),
          isThere: snapshot.exists(),
          isFromCache: snapshot.metadata.fromCache,
        }),
      unlessClosing(error),
    );

/**
 * Watches the documents that match a query. An empty result from the cache alone is not reported: offline it only means
 * that nothing was read yet, so observers wait until the server has responded.
 * @returns a subscribe function, which returns an unsubscribe function
 */
export const watchRecords =
  <Read extends Schema>(
    firestore: Firestore,
    query: StoreQuery<Read>,
    { confirms = false }: WatchOptions = {},
  ) =>
  ({ next, error }: WatchObserver<WatchedRecords<z.output<Read>>>): (() => void) => {
    let hasReported = false;
    return onSnapshot(
      sdkQuery(firestore, query),
      // Without metadata changes the SDK would not report that the server has confirmed an empty result.
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache: isFromCache } = snapshot.metadata;
        if (!hasReported && snapshot.empty && isFromCache) return;
        if (hasReported && !confirms && snapshot.docChanges().length === 0) return;
        hasReported = true;
        next({
          records: snapshot.docs.flatMap((document) => snapshotRecord(query.read, document) ?? []),
          count: snapshot.size,
          isFromCache,
        });
      },
      unlessClosing(error),
    );
  };
