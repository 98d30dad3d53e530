import * as contract from '@harborline/domain/api/inbox/split-ticket';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { CLOCK_KINDS } from '@harborline/domain/entities/service-levels';
import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { LIMITS } from '@harborline/domain/limits';
import { rtdbPath } from '@harborline/domain/paths';
import { ANNOUNCING_EVENTS } from '@harborline/domain/service-levels/due';
import { conversation } from '@harborline/domain/stores/conversations';
import { customValues } from '@harborline/domain/stores/custom-values';
import { feedItem, feedItemsOfTicket } from '@harborline/domain/stores/feeds';
import { message as messageDocument, newestMessages } from '@harborline/domain/stores/messages';
import { anyDraftOnTicket } from '@harborline/domain/stores/reply-drafts';
import { clockAnnouncement } from '@harborline/domain/stores/service-levels';
import { newestTicketEvents, ticketEvent } from '@harborline/domain/stores/ticket-events';
import { followersOf, ticketFollower } from '@harborline/domain/stores/ticket-followers';
import { ticketWords } from '@harborline/domain/stores/ticket-words';
import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import { SPLIT_UNDO_MS } from '@harborline/domain/tickets/build-split-ticket';
import { splitUndoing } from '@harborline/domain/tickets/ticket-change';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { database, firestore } from '../../platform/firebase';
import { findIds, findRecords, isStored } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { readAnyOwnTicket } from '../own-ticket';
import { readForgetting } from '../visitor-people/forget-person';

/** Its beginning, and the priority that it got with that; anything else is somebody's work. */
const BEGINNING: readonly string[] = ['split-from', 'priority-changed'];

/** Whoever is told of a ticket has not gone on with it. */
const OF_FOLLOWERS: readonly string[] = ['follower-added', 'follower-removed'];

/** Nor has a clock that warns or runs out: the ticket's question is as old as it was (D-135). */
const OF_CLOCKS: readonly string[] = ANNOUNCING_EVENTS;

/** As many as a ticket that nobody has gone on with may have. */
const MOST_EVENTS = BEGINNING.length + 2 * LIMITS.followersPerTicket + OF_CLOCKS.length * CLOCK_KINDS.length;

interface Contents {
  readonly messages: readonly Message[];
  readonly events: readonly TicketEvent[];
  /** uids: whoever follows it has not gone on with it */
  readonly followers: readonly string[];
  /** ids of what people were told about it */
  readonly feedItems: readonly string[];
}

const isOfBeginning = ({ kind, actor_ref }: TicketEvent): boolean =>
  [...OF_FOLLOWERS, ...OF_CLOCKS].includes(kind) ||
  (BEGINNING.includes(kind) && (kind === 'split-from' || actor_ref === ''));

/** All that a ticket holds which a split began. @throws ApiError 'conflict' if anything has happened to it since */
async function readUntouched(transaction: Transaction, ticket: Conversation): Promise<Contents> {
  const { id, support_lib_id, number } = ticket;
  // One more than a split leaves shows that there is more.
  const messages = await findRecords(
    { ...newestMessages(id), limit: LIMITS.messagesPerSplit + 1 },
    transaction,
  );
  const events = await findRecords(newestTicketEvents(id, MOST_EVENTS + 1), transaction);
  const followers = await findIds(followersOf(id), transaction);
  const feedItems = await findIds(feedItemsOfTicket(support_lib_id, id), transaction);
  const drafts = await findRecords(anyDraftOnTicket(support_lib_id, id), transaction);
  const isUntouched =
    messages.every(({ taken_from }) => taken_from !== undefined) &&
    events.length <= MOST_EVENTS &&
    events.every(isOfBeginning) &&
    drafts.length === 0;
  if (!isUntouched) throw new ApiError('conflict', SPLIT_TEXTS.hasGoneOn(shortNumber(number)));
  return { messages, events, followers, feedItems };
}

/** @throws ApiError 'conflict' if it began some other way, or too long ago */
function mustBeUndoable(ticket: Conversation, events: readonly TicketEvent[]) {
  const { split_from: from } = ticket;
  const began = events.find(({ kind }) => kind === 'split-from');
  if (from === undefined || began === undefined) throw new ApiError('conflict', SPLIT_TEXTS.notSplit);
  if (Date.now() - began.at.toMillis() > SPLIT_UNDO_MS) throw new ApiError('conflict', SPLIT_TEXTS.tooLate);
  return from;
}

async function remove(transaction: Transaction, ref: string, staff: Staff) {
  const ticket = await readAnyOwnTicket(transaction, ref, staff);
  if (ticket.split_from === undefined) throw new ApiError('conflict', SPLIT_TEXTS.notSplit);
  const { messages, events, followers, feedItems } = await readUntouched(transaction, ticket);
  const from = mustBeUndoable(ticket, events);
  // Its words would be gone with it: whoever deleted the first one has left them here (D-124).
  if (!(await isStored(conversation(from.conversation_ref), transaction)))
    throw new ApiError('conflict', SPLIT_TEXTS.firstIsGone);
  const { support_lib_id: libraryId, person_ref: personRef } = ticket;
  const forget =
    personRef === undefined
      ? undefined
      : await readForgetting(transaction, { libraryId, personRef, ticketRef: ref });
  forget?.();
  for (const { taken_from: original, id } of messages) {
    deleteRecord(transaction, messageDocument(ref, id));
    if (original !== undefined)
      updateRecord(transaction, messageDocument(original.conversation_ref, original.message_id), {
        taken_to: FieldValue.delete(),
      });
  }
  for (const { id } of events) deleteRecord(transaction, ticketEvent(ref, id));
  for (const uid of followers) deleteRecord(transaction, ticketFollower(ref, uid));
  for (const id of feedItems) deleteRecord(transaction, feedItem(id));
  deleteRecord(transaction, clockAnnouncement(ref));
  deleteRecord(transaction, customValues(ref));
  deleteRecord(transaction, conversation(ref));
  // At once: a call that breaks off after this leaves nothing to find.
  deleteRecord(transaction, ticketWords(ref));
  const old = { id: from.conversation_ref, support_lib_id: ticket.support_lib_id };
  recordEvent(transaction, old, splitUndoing(ticket.number), { staff });
  return { conversation_ref: from.conversation_ref, removed_number: ticket.number };
}

/** POST tickets/split/undo: the new ticket is gone, and nothing else has changed but the histories (D-122). */
export const undoSplit = staffEndpoint(contract.undoSplit, async ({ conversation_ref: ref }, staff) => {
  const answer = await firestore().runTransaction((transaction) => remove(transaction, ref, staff));
  await database().ref(rtdbPath.access(ref)).remove();
  return answer;
});
