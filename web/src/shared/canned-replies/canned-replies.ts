import { cannedRepliesOf, type cannedReply } from '@harborline/domain/stores/canned-replies';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../live/use-subscription';
import type { RecordOf } from '../store/snapshot-record';
import { watchRecords } from '../store/watch-records';

export type StoredReply = RecordOf<ReturnType<typeof cannedReply>>;

/** What a person may put into an answer: the shared replies of a library and their own, live (D-65). */
export const watchCannedReplies =
  (firestore: Firestore, libraryId: string, uid: string): Subscribe<readonly StoredReply[]> =>
  ({ next, error }) => {
    const found = new Map<string, readonly StoredReply[]>();
    const owners = ['', uid];
    const stops = owners.map((owner) =>
      watchRecords(
        firestore,
        cannedRepliesOf(libraryId, owner),
      )({
        next: ({ records }) => {
          found.set(owner, records);
          if (found.size === owners.length) next([...found.values()].flat());
        },
        error,
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
