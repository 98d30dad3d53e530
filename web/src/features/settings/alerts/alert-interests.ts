import { getNotificationSubscriptions } from '@harborline/domain/api/inbox/notification-subscriptions';
import { getTeams } from '@harborline/domain/api/inbox/teams';
import type { Recipient } from '@harborline/domain/notifications/delivery';
import { callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';

/** Teams and tickets of which a person hears more, or nothing. */
export type AlertInterests = Pick<Recipient, 'teams' | 'subscribedTeams' | 'muted'>;

/** Of whoever has no others. */
export const OWN_TICKETS: AlertInterests = { teams: [], subscribedTeams: [], muted: [] };

/** Asks for them; where that fails, choices about teams stand for a person's own tickets, so that alerts still come. */
export async function readAlertInterests(uid: string): Promise<AlertInterests> {
  try {
    const [{ teams }, { subscriptions }] = await Promise.all([
      callApi(getTeams),
      callApi(getNotificationSubscriptions),
    ]);
    const subscribed = subscriptions.filter(({ about, is_muted }) => about === 'team' && !is_muted);
    return {
      teams: teams.filter(({ member_uids }) => member_uids.includes(uid)).map(({ ref }) => ref),
      subscribedTeams: subscribed.map(({ ref }) => ref),
      muted: subscriptions.filter(({ is_muted }) => is_muted).map(({ ref }) => ref),
    };
  } catch (error) {
    report('alert-interests', error);
    return OWN_TICKETS;
  }
}
