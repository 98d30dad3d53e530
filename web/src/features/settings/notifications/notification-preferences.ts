import { DEFAULT_NOTIFICATIONS, type NotificationMatrix } from '@harborline/domain/notifications/preferences';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { readRecord } from '../../../shared/store/read-records';
import { watchRecord } from '../../../shared/store/watch-records';
import { setRecord } from '../../../shared/store/write-record';

/** The preferences last read or chosen, so that a hidden tab does not read them again. */
let known: { readonly uid: string; readonly matrix: NotificationMatrix } | null = null;

function remember(uid: string, matrix: NotificationMatrix | undefined): NotificationMatrix {
  known = { uid, matrix: matrix ?? DEFAULT_NOTIFICATIONS };
  return known.matrix;
}

/** The person's choices, live; the defaults if nothing is stored. A choice made here shows at once. */
export const watchNotificationMatrix =
  (firestore: Firestore, uid: string): Subscribe<NotificationMatrix> =>
  ({ next, error }) =>
    watchRecord(
      firestore,
      agentNotifications(uid),
      // A trusted device's cache may report that nothing is stored; the server confirms it later.
      { confirms: true },
    )({
      next: ({ record, isThere, isFromCache }) => {
        if (isThere || !isFromCache) next(remember(uid, record?.events));
        else if (!navigator.onLine) error(new Error('the choices cannot be read offline'));
      },
      error,
    });

/** The person's choices, read once per page load. @throws FirebaseError */
export async function knownNotificationMatrix(
  firestore: Firestore,
  uid: string,
): Promise<NotificationMatrix> {
  if (known?.uid === uid) return known.matrix;
  return remember(uid, (await readRecord(firestore, agentNotifications(uid)))?.events);
}

/** Stores the choices; they belong to the home library, wherever the person acts. @throws FirebaseError */
export async function saveNotificationMatrix(
  firestore: Firestore,
  person: { readonly uid: string; readonly homeLibraryId: string },
  matrix: NotificationMatrix,
): Promise<void> {
  await setRecord(firestore, agentNotifications(person.uid), {
    support_lib_id: person.homeLibraryId,
    events: matrix,
  });
  remember(person.uid, matrix);
}
