import { emptyStatus, type StatusContent } from '@harborline/domain/status/change-status';
import { statusPage } from '@harborline/domain/stores/status-pages';
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
