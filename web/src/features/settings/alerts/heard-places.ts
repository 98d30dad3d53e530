import { getNotificationSubscriptions } from '@harborline/domain/api/inbox/notification-subscriptions';
import { getTeams } from '@harborline/domain/api/inbox/teams';
import type { ToldPerson } from '@harborline/domain/notifications/what-to-tell';
import { callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';

/** Teams and tickets of which a person hears more, or nothing. */
export type HeardPlaces = Pick<ToldPerson, 'teams' | 'subscribedTeams' | 'muted'>;

/** Of whoever has no others. */
export const OWN_TICKETS: HeardPlaces = { teams: [], subscribedTeams: [], muted: [] };

/** Asks for them; where that fails, choices about teams stand for a person's own tickets, so that alerts still come. */
export async function readHeardPlaces(uid: string): Promise<HeardPlaces> {
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
    report('alert-places', error);
    return OWN_TICKETS;
  }
}
