import { periodAt } from '@harborline/domain/duty/duty';
import type { NotificationSettings } from '@harborline/domain/entities/agent-notifications';
import type { Team } from '@harborline/domain/entities/teams';
import { readTicketViewers } from '@harborline/domain/live/ticket-viewers';
import { rtdbPath } from '@harborline/domain/paths';
import { notificationSettings } from '@harborline/domain/stores/notices';
import { readPlans } from '../../../duty';
import { database } from '../../../platform/firebase';
import { readRecord } from '../../../platform/store/read';
import { attentiveUids } from '../../../presence';
import { readTeams } from '../../teams/read-team';

/** What is the same for all who may hear of something in a library. */
export interface LibraryContext {
  readonly teams: readonly Team[];
  readonly unmailed: NotificationSettings['unmailed'];
  readonly senderName: string;
  /** ids of the tickets that a person has open */
  viewedBy(uid: string): readonly string[];
  /** uid of who covers for a person who is out of office now; '' for nobody */
  substituteOf(uid: string): string;
}

/** Costs three reads, and one of the Realtime Database. */
export async function readLibraryContext(libraryId: string): Promise<LibraryContext> {
  const [viewing, teams, settings, plans] = await Promise.all([
    database().ref(rtdbPath.libraryViewers(libraryId)).get(),
    readTeams(libraryId),
    readRecord(notificationSettings(libraryId)),
    readPlans(libraryId),
  ]);
  const viewers = readTicketViewers(viewing.val(), '');
  return {
    teams,
    unmailed: settings?.unmailed ?? [],
    senderName: settings?.sender_name ?? '',
    substituteOf: (uid) => periodAt(plans[uid], Date.now())?.substitute_ref ?? '',
    viewedBy: (uid) =>
      [...viewers].flatMap(([ticket, people]) => (people.some((one) => one.uid === uid) ? [ticket] : [])),
  };
}

/** Staff of the library who have the admin area open and are not away. */
export const presentStaff = async (libraryId: string): Promise<ReadonlySet<string>> =>
  attentiveUids((await database().ref(rtdbPath.libraryPresence(libraryId)).get()).val());
