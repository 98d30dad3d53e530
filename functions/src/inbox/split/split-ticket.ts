import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/split-ticket';
import { drawTicketId } from '@harborline/domain/contact/ticket-id';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { customValues } from '@harborline/domain/stores/custom-values';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import { buildSplitTicket, splitRefusal } from '@harborline/domain/tickets/build-split-ticket';
import { keptSorting } from '@harborline/domain/tickets/history/kept-sorting';
import { splitBeginning, splitChange } from '@harborline/domain/tickets/ticket-change';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { isStored, readEach, readRecord } from '../../platform/store/read';
import { createRecord, updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { drawTicketNumber } from '../new-ticket/draw-ticket-number';
import { readOwnTicket } from '../own-ticket';
import { supportOfTicket } from '../priority-support/support-of-ticket';
import { mirrorAccess } from '../visitor-access/mirror-access';
import { readSplitOfMoved } from '../visitor-people/merges-of-person';

/** As long as the random id of any other ticket, since an address to answer to has room for no more. */
const REF_LENGTH = 20;

interface Split {
  readonly input: InputOf<typeof contract.splitTicket>;
  /** each once */
  readonly messageIds: readonly string[];
  readonly staff: Staff;
  /** of the new ticket: the same for a repeated call, and for nobody else's */
  readonly newRef: string;
  readonly nowMs: number;
}

type Answer = { readonly number: number; readonly visitorUids: readonly string[] };

const copyIdIn = (newRef: string) => (messageId: string) => derivedId('split', newRef, messageId);

/** The same on both sides, and for a repeated call. */
const eventIdOf = (newRef: string): string => derivedId('split-event', newRef);

/** @throws ApiError 'conflict' with a sentence for people */
async function readChosen(transaction: Transaction, { input, messageIds }: Split): Promise<Message[]> {
  const documents = messageIds.map((id) => messageDocument(input.conversation_ref, id));
  const found = await readEach(documents, transaction);
  const chosen = found.flatMap((message) => message ?? []);
  if (chosen.length < documents.length) throw new ApiError('conflict', SPLIT_TEXTS.notThere);
  const refusal = splitRefusal(chosen);
  if (refusal !== undefined) throw new ApiError('conflict', refusal);
  return chosen;
}

/** Reads, then writes the new ticket with its messages, marks those that were copied, and notes it on both sides. */
async function open(transaction: Transaction, from: Conversation, split: Split): Promise<Answer> {
  const { input, newRef, staff, nowMs } = split;
  const messages = await readChosen(transaction, split);
  const claim = { libraryId: from.support_lib_id, email: from.visitor.email };
  const support = await supportOfTicket(transaction, claim);
  const values = await readRecord(customValues(from.id), transaction);
  const noteSplit = await readSplitOfMoved(transaction, from, newRef);
  const { number, take } = await drawTicketNumber(transaction, from.support_lib_id);
  const { conversation, copies } = buildSplitTicket({
    ...{ from, messages, subject: input.subject, number },
    conversationRef: newRef,
    ticketId: drawTicketId(nowMs, Math.random),
    copyId: copyIdIn(newRef),
  });
  take();
  noteSplit();
  createRecord(transaction, conversationDocument(newRef), { ...conversation, ...support.fields });
  if (values !== undefined)
    createRecord(transaction, customValues(newRef), {
      support_lib_id: from.support_lib_id,
      conversation_ref: newRef,
      values: values.values,
    });
  for (const { id, message } of copies) createRecord(transaction, messageDocument(newRef, id), message);
  for (const { id } of messages)
    updateRecord(transaction, messageDocument(from.id, id), {
      taken_to: { conversation_ref: newRef, number },
    });
  const by = { staff, eventId: eventIdOf(newRef) };
  recordEvent(transaction, from, splitChange(number, copies.length), by);
  const ticket = { ...conversation, id: newRef };
  const kept = keptSorting(conversation, values?.values);
  recordEvent(transaction, ticket, splitBeginning(from.number, copies.length, kept), by);
  support.record(ticket);
  return { number, visitorUids: conversation.visitor_uids };
}

/** What an earlier call made. @throws ApiError 'conflict' if that is not what this one asks for */
async function repeated(transaction: Transaction, earlier: Conversation, split: Split): Promise<Answer> {
  const { input, messageIds, newRef } = split;
  const event = await readRecord(ticketEvent(newRef, eventIdOf(newRef)), transaction);
  const copies = await readEach(
    messageIds.map((id) => messageDocument(newRef, copyIdIn(newRef)(id))),
    transaction,
  );
  const isSame =
    earlier.split_from?.conversation_ref === input.conversation_ref &&
    earlier.title === input.subject &&
    event?.details.count === String(messageIds.length) &&
    copies.every((copy) => copy !== undefined);
  if (!isSame) throw new ApiError('conflict', SPLIT_TEXTS.splitAlready(shortNumber(earlier.number)));
  return { number: earlier.number, visitorUids: earlier.visitor_uids };
}

async function splitOnce(transaction: Transaction, split: Split): Promise<Answer> {
  const { input, staff, newRef } = split;
  const from = await readOwnTicket(transaction, input.conversation_ref, staff);
  const earlier = await readRecord(conversationDocument(newRef), transaction);
  if (earlier !== undefined) return repeated(transaction, earlier, split);
  // Whoever has undone it does not want it back because a call came late.
  if (await isStored(ticketEvent(from.id, eventIdOf(newRef)), transaction))
    throw new ApiError('conflict', SPLIT_TEXTS.undoneBefore);
  return open(transaction, from, split);
}

/** POST tickets/split: a new ticket of the same visitor, with copies of some of their messages (D-122). */
export const splitTicket = staffEndpoint(contract.splitTicket, async (input, staff, { nowMs }) => {
  const libraryId = staff.support_lib_id;
  const newRef = derivedId('split-ticket', libraryId, staff.uid, input.request_id).slice(0, REF_LENGTH);
  const split = { input, staff, newRef, nowMs, messageIds: [...new Set(input.message_ids)] };
  const { number, visitorUids } = await firestore().runTransaction((transaction) =>
    splitOnce(transaction, split),
  );
  // Outside the transaction, so that a repeated call makes up for one that broke off in between.
  await mirrorAccess(newRef, libraryId, visitorUids);
  return { conversation_ref: newRef, number };
});
