import type { AgentNotifications } from '@harborline/domain/entities/agent-notifications';
import { DEFAULT_NOTIFICATIONS, type NotificationMatrix } from '@harborline/domain/notifications/preferences';
import type { NotificationTimes } from '@harborline/domain/notifications/quiet-hours';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { readRecord } from '../../../shared/store/read-records';
import { watchRecord } from '../../../shared/store/watch-records';
import { setRecord } from '../../../shared/store/write-record';

/** What a person is told, and when. */
export interface NotificationPreferences {
  readonly matrix: NotificationMatrix;
  readonly times: NotificationTimes;
}

/** The preferences last read or chosen, so that a hidden tab does not read them again. */
let known: { readonly uid: string; readonly preferences: NotificationPreferences } | null = null;

function remember(uid: string, preferences: NotificationPreferences): NotificationPreferences {
  known = { uid, preferences };
  return preferences;
}

const read = (stored: AgentNotifications | null | undefined): NotificationPreferences => ({
  matrix: stored?.events ?? DEFAULT_NOTIFICATIONS,
  times: stored ?? {},
});

/** The person's choices, live; the defaults if nothing is stored. A choice made here shows at once. */
export const watchNotificationPreferences =
  (firestore: Firestore, uid: string): Subscribe<NotificationPreferences> =>
  ({ next, error }) =>
    watchRecord(
      firestore,
      agentNotifications(uid),
      // A trusted device's cache may report that nothing is stored; the server confirms it later.
      { confirms: true },
    )({
      next: ({ record, isThere, isFromCache }) => {
        if (isThere || !isFromCache) next(remember(uid, read(record)));
        else if (!navigator.onLine) error(new Error('the choices cannot be read offline'));
      },
      error,
    });

/** The person's choices, read once per page load. @throws FirebaseError */
export async function knownNotificationPreferences(
  firestore: Firestore,
  uid: string,
): Promise<NotificationPreferences> {
  if (known?.uid === uid) return known.preferences;
  return remember(uid, read(await readRecord(firestore, agentNotifications(uid))));
}

/** Stores the choices; they belong to the home library, wherever the person acts. @throws FirebaseError */
export async function saveNotificationPreferences(
  firestore: Firestore,
  person: { readonly uid: string; readonly homeLibraryId: string },
  { matrix, times: { time_zone, quiet, digest_at } }: NotificationPreferences,
): Promise<void> {
  const times = {
    ...(time_zone === undefined ? {} : { time_zone }),
    ...(quiet === undefined ? {} : { quiet }),
    ...(digest_at === undefined ? {} : { digest_at }),
  };
  await setRecord(firestore, agentNotifications(person.uid), {
    support_lib_id: person.homeLibraryId,
    events: matrix,
    ...times,
  });
  remember(person.uid, { matrix, times });
}
