import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/messages';
import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { senderName } from '@harborline/domain/team/sender-name';
import { hasVisible } from '@harborline/domain/text/has-visible';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readEach } from '../../platform/store/read';
import { createRecord, updateRecord } from '../../platform/store/write';
import { setStatus } from '../change-ticket-status';
import { readOwnTicket } from '../own-ticket';
import { ownUploads } from '../request-files/waiting-files';
import { chooseStatus } from '../ticket-statuses/choose-status';

type Input = InputOf<typeof contract.sendLeftReply>;
type Left = Input['messages'][number];

interface Call {
  readonly input: Input;
  readonly staff: Staff;
  readonly nowMs: number;
}

/** @throws ApiError 'invalid-input' for a message that shows nothing, or whose file the caller has not uploaded */
function mustBeSound({ input: { messages }, staff }: Call): void {
  const urls = messages.flatMap(({ file_url }) => (file_url === '' ? [] : [file_url]));
  const own = ownUploads(urls, { support_lib_id: staff.support_lib_id, visitor_uid: staff.uid });
  const isEmpty = messages.some(({ text, file_url }) => file_url === '' && !hasVisible(text));
  if (isEmpty || own.length !== urls.length) throw new ApiError('invalid-input');
}

/** The messages that have not arrived another way. @throws ApiError 'conflict' if one has that is not the caller's */
async function missing(transaction: Transaction, { input, staff }: Call): Promise<Left[]> {
  const { conversation_ref: ref, messages } = input;
  const stored = await readEach(
    messages.map(({ id }) => messageDocument(ref, id)),
    transaction,
  );
  if (stored.some((found) => found !== undefined && found.sender_ref !== staff.uid))
    throw new ApiError('conflict');
  return messages.filter((_, index) => stored[index] === undefined);
}

/** Writes messages as the composer does, each a moment after the one before, so that they keep their order. */
function write(transaction: Transaction, ticket: Conversation, left: readonly Left[], call: Call): void {
  const { input, staff, nowMs } = call;
  for (const [index, { id, text, file_url: fileUrl }] of left.entries()) {
    const isFirst = id === input.messages[0]?.id;
    const message = buildMessage({
      conversationRef: ticket.id,
      libraryId: ticket.support_lib_id,
      senderType: 'agent',
      senderRef: staff.uid,
      senderName: senderName(staff),
      text,
      fileUrl,
      follows: isFirst ? input.follows : undefined,
      createdAt: Timestamp.fromMillis(nowMs + index),
    });
    createRecord(transaction, messageDocument(ticket.id, id), message);
    if (index < left.length - 1) continue;
    const { last_message, last_message_at, is_unread_by_staff } = conversationUpdate(id, message);
    updateRecord(transaction, conversation(ticket.id), { last_message, last_message_at, is_unread_by_staff });
  }
}

async function send(transaction: Transaction, call: Call): Promise<number> {
  const { input, staff } = call;
  const { conversation_ref, follows, messages, then_status } = input;
  const ticket = await readOwnTicket(transaction, conversation_ref, staff);
  const left = await missing(transaction, call);
  // Its own messages are no news to whoever wrote them, and whatever comes between words and files goes with them.
  const ids = messages.map(({ id }) => id);
  const hasBegun = left.length < messages.length;
  const isSeen = [follows, ...ids].includes(ticket.last_message.id);
  if (follows !== undefined && !hasBegun && !isSeen) throw new ApiError('conflict', INBOX_TEXTS.wroteSince);
  const mayChange = isSeen || (follows === undefined && !hasBegun);
  const next =
    then_status !== undefined && then_status !== ticket.status && mayChange
      ? await chooseStatus(transaction, ticket, { status: then_status })
      : undefined;
  write(transaction, ticket, left, call);
  if (next !== undefined) setStatus(transaction, ticket, next, { staff });
  return left.length;
}

/**
 * POST messages: what a page that is being closed could still take back. A write by the page itself would end with it, and the
 * rules of such a write hold here, too (D-113).
 */
export const sendLeftReply = staffEndpoint(contract.sendLeftReply, async (input, staff, { nowMs }) => {
  const call = { input, staff, nowMs };
  mustBeSound(call);
  const sent = await firestore().runTransaction((transaction) => send(transaction, call));
  return { conversation_ref: input.conversation_ref, sent };
});
