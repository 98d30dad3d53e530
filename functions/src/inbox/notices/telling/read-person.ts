import type { User } from '@harborline/domain/entities/user';
import { DEFAULT_NOTIFICATIONS } from '@harborline/domain/notifications/preferences';
import type { ToldPerson } from '@harborline/domain/notifications/what-to-tell';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import { subscriptionsOf } from '@harborline/domain/stores/notices';
import type { Transaction } from 'firebase-admin/firestore';
import { readIfStillMay } from '../../../people';
import { findRecords, readRecord } from '../../../platform/store/read';
import type { Surroundings } from './surroundings';

interface Who {
  readonly uid: string;
  readonly libraryId: string;
}

/** A person, and what decides what they hear of the tickets of a library. */
export interface NotifiedPerson {
  readonly told: ToldPerson;
  /** undefined for whoever may not read tickets there */
  readonly user: User | undefined;
}

/** Costs three reads, and one for each subscription. */
export async function readPerson(
  transaction: Transaction,
  { uid, libraryId }: Who,
  { teams, unmailed, viewedBy }: Surroundings,
): Promise<NotifiedPerson> {
  const [user, chosen, subscriptions] = await Promise.all([
    readIfStillMay(viewTickets, { uid, libraryId }, transaction),
    readRecord(agentNotifications(uid), transaction),
    findRecords(subscriptionsOf(uid, libraryId), transaction),
  ]);
  return {
    user,
    told: {
      uid,
      matrix: chosen?.events ?? DEFAULT_NOTIFICATIONS,
      times: chosen ?? {},
      maySee: user !== undefined,
      teams: teams.filter(({ member_uids }) => member_uids.includes(uid)).map(({ ref }) => ref),
      subscribedTeams: subscriptions
        .filter((one) => one.about === 'team' && !one.is_muted)
        .map(({ ref }) => ref),
      muted: subscriptions.filter(({ is_muted }) => is_muted).map(({ ref }) => ref),
      viewing: viewedBy(uid),
      unmailed,
    },
  };
}
