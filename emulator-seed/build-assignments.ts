import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { ticketAssignment } from '@harborline/domain/tickets/ticket-change';
import { conversationRef } from './build-conversation';
import { CONVERSATIONS } from './conversations/index';
import { EVERYBODY } from './everybody';
import { demoLibrary } from './libraries';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

/** Minutes after the request. */
const PASSED_ON_AFTER = 15;

function personOf(uid: string) {
  const person = EVERYBODY.find((one) => one.uid === uid);
  if (person === undefined) throw new Error(`No person has the uid ${uid}`);
  return person;
}

/** What the history says of tickets that a teammate passed on to another (D-76, D-85). */
export const assignmentDocs = ({ nowMs, toTime }: SeedClock): SeedDoc[] =>
  CONVERSATIONS.flatMap((ticket) => {
    const { reassignedFrom, assignedTo, startedMinutesAgo } = ticket;
    if (reassignedFrom === undefined || assignedTo === undefined) return [];
    const ref = conversationRef(ticket);
    const from = personOf(reassignedFrom);
    const change = ticketAssignment(from.name, personOf(assignedTo).name);
    return seedDoc(ticketEvent(ref, 'passedon'), {
      support_lib_id: demoLibrary(ticket.library).id,
      conversation_ref: ref,
      kind: change.kind,
      at: toTime(nowMs - (startedMinutesAgo - PASSED_ON_AFTER) * MINUTE_MS),
      actor_ref: from.uid,
      actor_name: from.name,
      reason: '',
      details: { ...change.details },
    });
  });
