import type { Schema, StoreDocument, StoreQuery } from '@harborline/domain/stores/store';
import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { sdkQuery } from './sdk-query';
import { type Stored, snapshotRecord } from './snapshot-record';

export interface WatchedRecord<Entity> {
  /** null if it is missing, or malformed (which is reported) */
  readonly record: Stored<Entity> | null;
  readonly isThere: boolean;
  /** the connection is down, or not up yet; what is shown may be old */
  readonly isFromCache: boolean;
}

export interface WatchedRecords<Entity> {
  /** without those that are malformed (which is reported) */
  readonly records: Stored<Entity>[];
  /** how many documents there are, those that are malformed included */
  readonly count: number;
  /** the connection is down, or not up yet; what is shown may be old */
  readonly isFromCache: boolean;
}

interface WatchObserver<Watched> {
  readonly next: (watched: Watched) => void;
  readonly error: (error: Error) => void;
}

interface WatchOptions {
  /** also reports that the server has confirmed what the cache held, or what was written here */
  readonly confirms?: boolean;
}

/** Follows one document. @returns how to follow it, which returns how to stop */
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
      error,
    );

/**
 * Follows what a query finds. An empty answer of the cache alone is not reported: offline it only means that nothing
 * was read yet, so whoever waits keeps waiting until the server has answered.
 * @returns how to follow it, which returns how to stop
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
      // Without them the SDK would not say that the server has confirmed an empty answer.
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
      error,
    );
  };
