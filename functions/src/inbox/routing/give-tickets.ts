import { CHAT_SOURCE, type Conversation } from '@harborline/domain/entities/conversation';
import type { RoutedWork } from '@harborline/domain/routing/facts';
import type { GivenFacts } from '@harborline/domain/routing/given-facts';
import { capacityOf, queuesOf } from '@harborline/domain/routing/rules';
import { waitingSinceMs } from '@harborline/domain/routing/ticket-work';
import type { Turn } from '@harborline/domain/routing/turn';
import { conversation, ticketsToGive } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { levelOf, PRIORITY_LEVELS, priorityOf } from '@harborline/domain/tickets/priority';
import { ticketRouting } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findIds, readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { readChatSettings } from '../chats/chat-settings';
import { recordEvent } from '../history/record-event';
import { readTeams } from '../teams/read-team';
import { giveInTurn, type Outcome } from './give-in-turn';
import { hasRightFor, openOf, readPeople } from './read-people';
import { readRoutingRules } from './read-rules';

/** Whether a ticket still waits for somebody. */
const isWaiting = (ticket: Conversation | undefined): ticket is Conversation =>
  ticket?.status === 'open' &&
  ticket.source !== CHAT_SOURCE &&
  ticket.assigned_to === '' &&
  ticket.merged_into === undefined;

const workOf = (ticket: Conversation): RoutedWork & Turn => ({
  kind: 'ticket',
  id: ticket.id,
  level: levelOf(ticket),
  teamRef: ticket.team_ref ?? '',
  sinceMs: waitingSinceMs(ticket),
  passedOver: ticket.came_back?.by ?? '',
});

interface Giving {
  readonly uid: string;
  /** how many they have at most */
  readonly capacity: number;
  readonly facts: GivenFacts;
}

async function giveTicket(
  transaction: Transaction,
  { id, support_lib_id: libraryId }: Conversation,
  { uid, capacity, facts }: Giving,
): Promise<Outcome> {
  const ticket = await readRecord(conversation(id), transaction);
  if (!isWaiting(ticket)) return 'gone';
  const person = await readRecord(user(uid), transaction);
  if (person === undefined || !hasRightFor('ticket', person, libraryId)) return 'unable';
  if (ticket.came_back?.by === uid) return 'unable';
  const open = await findIds(openOf('ticket', libraryId, uid, capacity), transaction);
  if (open.length >= capacity) return 'unable';
  updateRecord(transaction, conversation(id), {
    assigned_to: uid,
    assigned_by: '',
    reassigned_from: '',
    ...(ticket.came_back && { came_back: null }),
  });
  const change = ticketRouting(senderName(person) || ASSIGNEE_TEXTS.unnamed, uid, facts);
  recordEvent(transaction, ticket, change, { reason: 'waited-long', at: FieldValue.serverTimestamp() });
  return 'given';
}

/**
 * Gives the tickets of a library that nobody took in time to people who are there, if it wants that (D-137): those of a higher
 * priority first (D-139).
 */
export async function giveTickets(libraryId: string, nowMs: number): Promise<void> {
  const rules = await readRoutingRules(libraryId);
  if (!rules.gives_tickets) return;
  const all = ticketsToGive(libraryId);
  // Where no ticket waits, nobody is looked at.
  if ((await findIds({ ...all, limit: 1 })).length === 0) return;
  const [people, teams, chats] = await Promise.all([
    readPeople(libraryId, { rules, kind: 'ticket', nowMs }),
    readTeams(libraryId),
    readChatSettings(libraryId),
  ]);
  await giveInTurn(
    {
      kind: 'ticket',
      queues: [
        { query: ticketsToGive(libraryId, PRIORITY_LEVELS.urgent) },
        { query: ticketsToGive(libraryId, PRIORITY_LEVELS.high) },
        // A normal one may have no level, which no query finds.
        { query: all, has: (ticket) => priorityOf(ticket) === 'normal' },
        { query: ticketsToGive(libraryId, PRIORITY_LEVELS.low) },
      ],
      workOf,
      give: (ticket, uid, facts) =>
        firestore().runTransaction((transaction) =>
          giveTicket(transaction, ticket, { uid, capacity: capacityOf(rules, uid).ticket, facts }),
        ),
    },
    { people, queues: queuesOf(rules, { teams, chats }) },
    { libraryId, teams, nowMs },
  );
}
