import { wantsChannel } from '@harborline/domain/notifications/preferences';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { desktopPermission } from '../notifications/desktop-permission';
import { knownNotificationPreferences } from '../notifications/notification-preferences';
import { OWN_TICKETS, readAlertInterests } from './alert-interests';
import type { InboxAlert } from './alert-of';
import { showAlert } from './show-alert';
import { isAnyTabVisible } from './visible-tabs';
import { watchChatsForAlerts } from './watch-chats-for-alerts';
import { watchForAlerts } from './watch-for-alerts';
import { watchMentionsForAlerts } from './watch-mentions-for-alerts';

export interface AlertedPerson {
  readonly uid: string;
  readonly libraryId: string;
  readonly readsTickets: boolean;
  readonly takesChats: boolean;
  readonly isAssignOnly: boolean;
  readonly supervisesChats: boolean;
}

/** Follows tickets and chats for a hidden page, if the user wants any alerts. @returns an unsubscribe function */
export async function followAlerts(
  firestore: Firestore,
  person: AlertedPerson,
  open: (to: string) => void,
): Promise<() => void> {
  const preferences = await knownNotificationPreferences(firestore, person.uid);
  const { matrix } = preferences;
  const canShow = desktopPermission() === 'granted' && wantsChannel(matrix, 'desktop');
  if (!canShow && !wantsChannel(matrix, 'sound')) return () => {};
  const interests = person.readsTickets ? await readAlertInterests(person.uid) : OWN_TICKETS;
  const alerted = { uid: person.uid, ...interests, preferences };
  const announce = (alert: InboxAlert) => {
    isAnyTabVisible().then(
      (isSeen) => {
        if (!isSeen) showAlert(alert, alerted, open);
      },
      (error: unknown) => report('alert', error),
    );
  };
  const stops = [
    ...(person.readsTickets
      ? [
          watchForAlerts(firestore, person.libraryId, announce),
          watchMentionsForAlerts(firestore, person, announce),
        ]
      : []),
    ...(person.takesChats || person.supervisesChats
      ? [watchChatsForAlerts(firestore, person, announce)]
      : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
