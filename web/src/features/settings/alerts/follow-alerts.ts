import { getTeams } from '@harborline/domain/api/inbox/teams';
import {
  channelsOf,
  type NotificationMatrix,
  wantsChannel,
} from '@harborline/domain/notifications/preferences';
import type { Firestore } from 'firebase/firestore';
import { callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';
import { desktopPermission } from '../notifications/desktop-permission';
import { knownNotificationPreferences } from '../notifications/notification-preferences';
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

const SCOPED = ['new_ticket', 'visitor_replied'] as const;

/** Refs of a person's teams; they are asked for only where a choice depends on them. */
async function teamsOf(uid: string, matrix: NotificationMatrix): Promise<readonly string[]> {
  const rows = SCOPED.map((event) => channelsOf(matrix, event));
  if (!rows.some(({ desktop, sound }) => desktop === 'teams' || sound === 'teams')) return [];
  const { teams } = await callApi(getTeams);
  return teams.filter(({ member_uids }) => member_uids.includes(uid)).map(({ ref }) => ref);
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
  const alerted = { uid: person.uid, teams: await teamsOf(person.uid, matrix), preferences };
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
