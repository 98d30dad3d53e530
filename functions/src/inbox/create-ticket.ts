import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/tickets';
import { mailboxOf } from '@harborline/domain/contact/email-address';
import { drawTicketId } from '@harborline/domain/contact/ticket-id';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { senderName } from '@harborline/domain/team/sender-name';
import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import { buildOpenedTicket, isSameOpening } from '@harborline/domain/tickets/build-opened-ticket';
import { ticketCreation } from '@harborline/domain/tickets/ticket-change';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../platform/caller';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { derivedId } from '../platform/ids';
import { isAnswerable } from '../platform/mail-address';
import { checkRate } from '../platform/rate-limit';
import { readRecord } from '../platform/store/read';
import { createRecord } from '../platform/store/write';
import { nameOfAssignee } from './assignee';
import { recordEvent } from './history/record-event';
import { drawTicketNumber } from './new-ticket/draw-ticket-number';
import { supportOfTicket } from './priority-support/support-of-ticket';
import { ownUploads } from './request-files/waiting-files';
import { mirrorAccess } from './visitor-access/mirror-access';
import { personOfNewTicket } from './visitor-people/person-documents';

type Input = InputOf<typeof contract.createTicket>;

/** As long as the random id of any other ticket, since an address to answer to has room for no more. */
const REF_LENGTH = 20;

/** The same for a repeated call; another person's or library's call never gets it. */
const refOf = ({ request_id }: Input, { uid, support_lib_id }: Staff): string =>
  derivedId('opened-ticket', support_lib_id, uid, request_id).slice(0, REF_LENGTH);

const firstMessageId = (conversationRef: string): string => derivedId('first-message', conversationRef);

interface Call {
  readonly input: Input;
  readonly staff: Staff;
  readonly nowMs: number;
}

/** The addresses of the call's files. @throws ApiError 'invalid-input' if one is not the caller's own upload */
function filesOf({ input, staff }: Call): string[] {
  const own = ownUploads(input.file_urls, { support_lib_id: staff.support_lib_id, visitor_uid: staff.uid });
  if (own.length !== input.file_urls.length) throw new ApiError('invalid-input');
  return own;
}

/** What the ticket is made of, but for what only a new one draws. @throws ApiError 'invalid-input' */
const partsOf = (conversationRef: string, call: Call) => ({
  conversationRef,
  libraryId: call.staff.support_lib_id,
  messageId: firstMessageId(conversationRef),
  person: { name: call.input.name, email: call.input.email },
  subject: call.input.subject,
  text: call.input.text,
  fileUrls: filesOf(call),
  isMailed: call.input.is_mailed,
  creator: { uid: call.staff.uid, name: senderName(call.staff) },
  assignedTo: call.input.assigned_to ?? '',
  createdAt: FieldValue.serverTimestamp(),
});

/** Reads, then writes the ticket with its first message and its history. @returns its number */
async function open(transaction: Transaction, conversationRef: string, call: Call): Promise<number> {
  const { input, staff, nowMs } = call;
  const { assigned_to: assignedTo = '', email } = input;
  const libraryId = staff.support_lib_id;
  // A ticket for an address that mail comes in at would write to itself.
  if (!isAnswerable(email)) throw new ApiError('conflict', NEW_TICKET_TEXTS.ownAddress);
  const assignee = await nameOfAssignee(transaction, assignedTo, staff);
  const subject = { visitor: staff.uid, address: mailboxOf(email), library: libraryId };
  const rate = await checkRate(transaction, 'openedTicket', subject, nowMs);
  if (rate.exceeded) throw new ApiError('rate-limited');
  const { number, take } = await drawTicketNumber(transaction, libraryId);
  const support = await supportOfTicket(transaction, { libraryId, email });
  const parts = partsOf(conversationRef, call);
  const ticketId = drawTicketId(nowMs, Math.random);
  const { conversation, message } = buildOpenedTicket({ ...parts, number, ticketId });
  rate.count();
  take();
  // A teammate's word for an address proves nothing.
  const person = personOfNewTicket({ ...conversation, id: conversationRef }, false);
  person.write(transaction, FieldValue.serverTimestamp());
  createRecord(transaction, conversationDocument(conversationRef), {
    ...conversation,
    ...support.fields,
    ...person.fields,
  });
  createRecord(transaction, messageDocument(conversationRef, parts.messageId), message);
  const change = ticketCreation(assignedTo === staff.uid ? '' : assignee, input.is_mailed, assignedTo);
  recordEvent(transaction, { ...conversation, id: conversationRef }, change, { staff });
  support.record({ ...conversation, id: conversationRef });
  return number;
}

/** Whether the ticket of an earlier call is what this call asks for: its writer may have changed something in between. */
async function isRepeated(transaction: Transaction, earlier: Conversation, call: Call): Promise<boolean> {
  const message = await readRecord(messageDocument(earlier.id, firstMessageId(earlier.id)), transaction);
  const { number, ticket_id: ticketId } = earlier;
  const wanted = buildOpenedTicket({ ...partsOf(earlier.id, call), number, ticketId });
  return message !== undefined && isSameOpening({ conversation: earlier, message }, wanted);
}

/**
 * POST tickets: a teammate opens a ticket for somebody (D-100). The trigger of messages mails the first one as it does every
 * reply that nobody has read.
 */
export const createTicket = staffEndpoint(contract.createTicket, async (input, staff, { nowMs }) => {
  const conversationRef = refOf(input, staff);
  const call = { input, staff, nowMs };
  const { number, isAsked } = await firestore().runTransaction(async (transaction) => {
    const earlier = await readRecord(conversationDocument(conversationRef), transaction);
    return earlier === undefined
      ? { number: await open(transaction, conversationRef, call), isAsked: true }
      : { number: earlier.number, isAsked: await isRepeated(transaction, earlier, call) };
  });
  // Outside the transaction, so that a repeated call makes up for one that broke off in between.
  await mirrorAccess(conversationRef, staff.support_lib_id, []);
  if (!isAsked) throw new ApiError('conflict', NEW_TICKET_TEXTS.createdAlready(shortNumber(number)));
  return { conversation_ref: conversationRef, number };
});
