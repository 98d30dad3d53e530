import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { ticketCreation } from '@harborline/domain/tickets/ticket-change';
import { conversationRef } from './build-conversation';
import { CONVERSATIONS } from './conversations/index';
import { EVERYBODY } from './everybody';
import { demoLibrary } from './libraries';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const nameOf = (uid: string): string => EVERYBODY.find((one) => one.uid === uid)?.name ?? '';

/** What the history says of tickets that a teammate opened for somebody (D-85, D-100). */
export const openedTicketDocs = ({ nowMs, toTime }: SeedClock): SeedDoc[] =>
  CONVERSATIONS.flatMap((ticket) => {
    const { opened, assignedTo = '', startedMinutesAgo } = ticket;
    if (opened === undefined) return [];
    const ref = conversationRef(ticket);
    const change = ticketCreation(assignedTo === opened.by ? '' : nameOf(assignedTo), true, assignedTo);
    return seedDoc(ticketEvent(ref, 'opened'), {
      support_lib_id: demoLibrary(ticket.library).id,
      conversation_ref: ref,
      kind: change.kind,
      at: toTime(nowMs - startedMinutesAgo * MINUTE_MS),
      actor_ref: opened.by,
      actor_name: nameOf(opened.by),
      reason: '',
      details: { ...change.details },
    });
  });
