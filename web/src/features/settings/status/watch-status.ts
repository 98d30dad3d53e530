import type { Incident } from '@harborline/domain/entities/status-page';
import { emptyStatus, type StatusContent } from '@harborline/domain/status/change-status';
import { statusHistory, statusPage } from '@harborline/domain/stores/status-pages';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { watchRecord } from '../../../shared/store/watch-records';

/** A status page in one of its versions. */
export interface KnownStatus {
  /** 0 before there is a page */
  readonly version: number;
  readonly content: StatusContent;
}

/** A library's status page, live; an empty one before anything is set up. */
export const watchStatus =
  (firestore: Firestore, libraryId: string): Subscribe<KnownStatus> =>
  ({ next, error }) =>
    watchRecord(firestore, statusPage(libraryId), { confirms: true })({
      next: ({ record, isThere, isFromCache }) => {
        // A page that the cache lacks may exist all the same.
        if (!isThere && isFromCache) return undefined;
        if (!isThere) return next({ version: 0, content: emptyStatus() });
        if (record === null) return error(new Error('The status page is malformed'));
        return next({ version: record.version, content: record });
      },
      error,
    });

/** The incidents that a library's history has, live; none before there is one. */
export const watchHistory =
  (firestore: Firestore, libraryId: string): Subscribe<readonly Incident[]> =>
  ({ next, error }) =>
    watchRecord(firestore, statusHistory(libraryId), { confirms: true })({
      next: ({ record, isThere, isFromCache }) => {
        if (!isThere && isFromCache) return undefined;
        if (isThere && record === null) return error(new Error('The history is malformed'));
        return next(record?.incidents ?? []);
      },
      error,
    });
