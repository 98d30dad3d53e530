import { isOutOfOffice } from '@harborline/domain/duty/duty';
import type { DutyPlan } from '@harborline/domain/entities/duty';
import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import type { User } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { rtdbPath } from '@harborline/domain/paths';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { replyToTickets, takeChats } from '@harborline/domain/permissions/requirements';
import type { Presence, RoutedPerson, WorkKind } from '@harborline/domain/routing/facts';
import { capacityOf, skillsOf } from '@harborline/domain/routing/rules';
import { ongoingChats, openTicketsOf } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import { readPlans } from '../../duty';
import { database } from '../../platform/firebase';
import { countRecords, readEach } from '../../platform/store/read';
import { presentUids } from '../../presence';
import { readTurns } from './turns';

type Person = Omit<User, 'uid'>;

/** Whether somebody may be given work of a kind in a library: nobody who left, or lost the right. */
export function hasRightFor(kind: WorkKind, person: Person | undefined, libraryId: string): boolean {
  if (!person?.is_active || person.support_lib_id !== libraryId) return false;
  return isAllowed(person.permissions, kind === 'chat' ? takeChats : replyToTickets);
}

/** What somebody has of a kind in a library, to be counted up to a number. */
export const openOf = (kind: WorkKind, libraryId: string, uid: string, limit: number) =>
  kind === 'chat' ? ongoingChats(libraryId, uid, limit) : openTicketsOf(libraryId, uid, limit);

/**
 * Where somebody is who has the admin area open and is not away. The one place that decides it for the routing of chats and of
 * tickets. Whoever is there outside their working time is there; days out of office are meant (D-136).
 */
function presenceOf(
  person: Person | undefined,
  { libraryId, plan, nowMs }: { libraryId: string; plan: DutyPlan | undefined; nowMs: number },
): Presence {
  if (!person?.is_active || person.support_lib_id !== libraryId) return 'gone';
  // Whoever views as a teammate can write nothing meanwhile.
  if (person.viewing_as) return 'away';
  if (isOutOfOffice(plan, nowMs)) return 'off-duty';
  return person.is_assign_only ? 'assign-only' : 'here';
}

const MOST: Readonly<Record<WorkKind, number>> = { chat: LIMITS.ownChats, ticket: LIMITS.ownTickets };

/** The people of a library who are there now, with what they have of one kind; the others would be passed over anyway. */
export async function readPeople(
  libraryId: string,
  { rules, kind, nowMs }: { readonly rules: RoutingRules; readonly kind: WorkKind; readonly nowMs: number },
): Promise<ReadonlyMap<string, RoutedPerson>> {
  const [presence, members] = await Promise.all(
    [rtdbPath.libraryPresence(libraryId), rtdbPath.libraryMembers(libraryId)].map((path) =>
      database().ref(path).get(),
    ),
  );
  const uids = presentUids(presence?.val(), members?.val(), nowMs);
  if (uids.length === 0) return new Map();
  const [found, turns, plans, open] = await Promise.all([
    readEach(uids.map((uid) => user(uid))),
    readTurns(libraryId),
    readPlans(libraryId),
    Promise.all(uids.map((uid) => countRecords(openOf(kind, libraryId, uid, MOST[kind])))),
  ]);
  return new Map(
    uids.map((uid, index) => {
      const person = found[index];
      const count = open[index] ?? 0;
      const routed: RoutedPerson = {
        uid,
        presence: presenceOf(person, { libraryId, plan: plans[uid], nowMs }),
        hasRight: {
          chat: hasRightFor('chat', person, libraryId),
          ticket: hasRightFor('ticket', person, libraryId),
        },
        skills: skillsOf(rules, uid),
        capacity: capacityOf(rules, uid),
        open: { chat: count, ticket: count },
        lastGivenMs: turns(uid),
      };
      return [uid, routed] as const;
    }),
  );
}
