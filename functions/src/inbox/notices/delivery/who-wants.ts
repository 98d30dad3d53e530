import type { NotificationChannel } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { serviceLevelSettings, viewTickets } from '@harborline/domain/permissions/requirements';
import { notifiedAboutAll } from '@harborline/domain/stores/agent-notifications';
import { subscribersOfTeam } from '@harborline/domain/stores/notices';
import { teammatesById } from '@harborline/domain/stores/users';
import { hasEach, readIfStillMay, userIn } from '../../../people';
import { findIds, findRecords, queryOf } from '../../../platform/store/read';
import type { LibraryContext } from './library-context';

const BATCH = 100;
/** Those that functions serve; pages announce the others by themselves. */
const SERVED = ['bell', 'email', 'digest'] as const satisfies readonly NotificationChannel[];

/**
 * Who may want to hear that a visitor wrote: whoever has the ticket, the team that it is for, who subscribed to that, and
 * who asked to hear of all tickets. Costs a read for each of the last, and three if there are none.
 */
export async function whoMayWant(
  event: 'new_ticket' | 'visitor_replied',
  { support_lib_id: libraryId, assigned_to, team_ref = '' }: Conversation,
  { teams }: LibraryContext,
): Promise<readonly string[]> {
  const members = teams.find(({ ref }) => ref === team_ref)?.member_uids ?? [];
  const subscribers = team_ref === '' ? [] : await findRecords(subscribersOfTeam(libraryId, team_ref));
  const all = await Promise.all(
    SERVED.map((channel) => findIds(notifiedAboutAll(libraryId, event, channel))),
  );
  return [assigned_to, ...members, ...subscribers.map(({ person_ref }) => person_ref), ...all.flat()];
}

/** Those of a library's people whose own permissions are enough for something. */
export async function whoMay(requirement: Requirement, libraryId: string): Promise<readonly string[]> {
  const able: string[] = [];
  let rest = queryOf(teammatesById(libraryId, true));
  for (;;) {
    const { docs } = await rest.limit(BATCH).get();
    for (const found of docs) {
      const person = userIn(found);
      if (person !== undefined && hasEach(person, requirement)) able.push(person.uid);
    }
    const last = docs.at(-1);
    if (!last || docs.length < BATCH) return able;
    rest = rest.startAfter(last);
  }
}

/** Of some people, those who may still read the tickets of a library; uids. */
async function whoMayRead(uids: readonly string[], libraryId: string): Promise<readonly string[]> {
  const found = await Promise.all(uids.map((uid) => readIfStillMay(viewTickets, { uid, libraryId })));
  return found.flatMap((person) => person?.uid ?? []);
}

/**
 * Who is to see that a ticket is answered in time: whoever has it, else the people of its team, else those who may change the
 * service levels (D-135). Whoever has left, or may no longer read it, counts for nobody.
 */
export async function whoAnswersFor(
  { support_lib_id: libraryId, assigned_to, team_ref }: Conversation,
  { teams }: LibraryContext,
): Promise<readonly string[]> {
  const assignee = await whoMayRead([assigned_to], libraryId);
  if (assignee.length > 0) return assignee;
  const team = teams.find(({ ref }) => ref === team_ref);
  const members = await whoMayRead(team?.member_uids ?? [], libraryId);
  return members.length > 0 ? members : whoMay(serviceLevelSettings, libraryId);
}
