import { wantsChannel } from '@harborline/domain/notifications/preferences';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { desktopPermission } from '../notifications/desktop-permission';
import { knownNotificationMatrix } from '../notifications/notification-preferences';
import { showAlert } from './show-alert';
import { isAnyTabVisible } from './visible-tabs';
import { watchForAlerts } from './watch-for-alerts';

/** Follows the inbox for a hidden page, if the user wants any alerts. Returns an unsubscribe function. */
export async function followAlerts(
  firestore: Firestore,
  person: { readonly uid: string; readonly libraryId: string },
  open: (to: string) => void,
): Promise<() => void> {
  const matrix = await knownNotificationMatrix(firestore, person.uid);
  const canShow = desktopPermission() === 'granted' && wantsChannel(matrix, 'desktop');
  if (!canShow && !wantsChannel(matrix, 'sound')) return () => {};
  return watchForAlerts(firestore, person.libraryId, (alert) => {
    isAnyTabVisible().then(
      (isSeen) => {
        if (!isSeen) showAlert(alert, matrix, open);
      },
      (error: unknown) => report('alert', error),
    );
  });
}
