import { agentNotificationsSchema } from '@harborline/domain/entities/agent-notifications';
import { DEFAULT_NOTIFICATIONS, type NotificationMatrix } from '@harborline/domain/notifications/preferences';
import { docPath } from '@harborline/domain/paths';
import { doc, type Firestore, getDoc, setDoc } from 'firebase/firestore';
import { parseDocument } from '../../../shared/live/parse-documents';

/** What was read or chosen last, so that every hidden tab does not read it again. */
let known: { readonly uid: string; readonly matrix: NotificationMatrix } | null = null;

/** The person's choices, as they are stored; the defaults where nothing is. @throws FirebaseError */
export async function loadNotificationMatrix(firestore: Firestore, uid: string): Promise<NotificationMatrix> {
  const stored = parseDocument(
    agentNotificationsSchema,
    await getDoc(doc(firestore, docPath.agentNotifications(uid))),
  );
  known = { uid, matrix: stored?.events ?? DEFAULT_NOTIFICATIONS };
  return known.matrix;
}

/** The person's choices, read once per page load. @throws FirebaseError */
export async function knownNotificationMatrix(
  firestore: Firestore,
  uid: string,
): Promise<NotificationMatrix> {
  return known?.uid === uid ? known.matrix : loadNotificationMatrix(firestore, uid);
}

/** Stores the choices; they belong to the home library, wherever the person acts. @throws FirebaseError */
export async function saveNotificationMatrix(
  firestore: Firestore,
  person: { readonly uid: string; readonly homeLibraryId: string },
  matrix: NotificationMatrix,
): Promise<void> {
  await setDoc(doc(firestore, docPath.agentNotifications(person.uid)), {
    support_lib_id: person.homeLibraryId,
    events: matrix,
  });
  known = { uid: person.uid, matrix };
}
