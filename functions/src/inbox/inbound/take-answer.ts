import { chatState, isChat } from '@harborline/domain/chat/chat-state';
import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { automaticAnswer, fileRefusal } from '@harborline/domain/tickets/ticket-change';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { isMailAddressFor, type MailAddress } from '../../platform/mail-address';
import { checkRate, type RateSubject } from '../../platform/rate-limit';
import { isStored, readRecord } from '../../platform/store/read';
import { createRecord, updateRecord } from '../../platform/store/write';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import { drawTicketOfChat, openToTicketReaders } from '../chats/chat-to-ticket';
import { recordEvent } from '../history/record-event';
import { endSnooze } from '../snooze/wake-ticket';
import { type KeptFiles, keepFiles } from './keep-files';
import type { ReceivedMail } from './parse-mail';
import type { Outcome } from './take-bounce';
import { keepBlockedAnswer } from './take-request';

interface Answer {
  readonly conversation: Conversation;
  readonly mail: ReceivedMail;
  /** names the mail: it is the same whenever the provider hands it over again */
  readonly key: string;
  readonly nowMs: number;
}

const isFromVisitor = ({ conversation, mail }: Answer): boolean =>
  mail.from === conversation.visitor.email.toLowerCase();

/**
 * The messages that an answer becomes: its text with the first file, then one for each further file. An answer from
 * another address than the visitor's is a note: the address to answer to can be passed on, and a sender can be forged.
 */
function messagesOf(answer: Answer, urls: readonly string[]) {
  const { conversation, mail, key, nowMs } = answer;
  const isVisitor = isFromVisitor(answer);
  const sender = mail.fromName === '' ? mail.from : `${mail.fromName} <${mail.from}>`;
  return [urls[0] ?? '', ...urls.slice(1)].map((fileUrl, index) => ({
    id: derivedId('mailed-answer', key, index),
    message: {
      ...buildMessage({
        conversationRef: conversation.id,
        libraryId: conversation.support_lib_id,
        senderType: isVisitor ? 'visitor' : 'note',
        senderRef: isVisitor ? (conversation.visitor_uids[0] ?? '') : '',
        senderName: isVisitor ? conversation.visitor.name || mail.fromName : sender,
        text: index === 0 ? mail.text : '',
        fileUrl,
        // One after the other, so that they keep their order.
        createdAt: Timestamp.fromMillis(nowMs + index),
      }),
      channel: 'email' as const,
      ...(index === 0 && mail.full !== '' ? { full_text: mail.full } : {}),
    },
  }));
}

/**
 * A chat has ended before its unread answers are mailed, so an answer to that mail comes when nobody is there: the chat
 * becomes a ticket in the same thread (D-91), which its message opens again. One that goes on stays a chat: its visitor
 * may answer the mail with its copy. Reads, so call it before any write.
 * @returns how to write that; nothing to write for a ticket, and for a chat that goes on
 */
async function chatBecomesTicket(transaction: Transaction, chat: Conversation | undefined, nowMs: number) {
  if (chat === undefined || !isChat(chat) || chatState(chat) !== 'ended') return () => {};
  const { fields, take } = await drawTicketOfChat(transaction, { chat, email: chat.visitor.email, nowMs });
  return () => {
    take();
    updateRecord(transaction, conversationDocument(chat.id), { ...fields, source: 'email' });
  };
}

type Written = ReturnType<typeof messagesOf>[number];

/** What the conversation says of an answer: the words of its first message, as those of the last one. */
function summaryOf(first: Written, last: Written) {
  const update = conversationUpdate(first.id, first.message);
  return { ...update, last_message: { ...update.last_message, id: last.id } };
}

/** Whose allowance an answer counts against. */
const subjectOf = ({ conversation, mail }: Answer): RateSubject => ({
  visitor: conversation.id,
  address: mail.from,
  library: conversation.support_lib_id,
});

/** Writes the messages of an answer once. @throws ApiError 'rate-limited', so that the provider tries again later */
function store(answer: Answer, { urls, refused }: KeptFiles): Promise<Outcome> {
  const { conversation, nowMs } = answer;
  const ref = conversation.id;
  const messages = messagesOf(answer, urls);
  return firestore().runTransaction(async (transaction): Promise<Outcome> => {
    const [first] = messages;
    if (!first || (await isStored(messageDocument(ref, first.id), transaction))) return 'duplicate';
    const rate = await checkRate(transaction, 'mailedAnswer', subjectOf(answer), nowMs);
    if (rate.exceeded) throw new ApiError('rate-limited');
    const now = await readRecord(conversationDocument(ref), transaction);
    const becomeTicket = await chatBecomesTicket(transaction, now, nowMs);
    rate.count();
    becomeTicket();
    for (const { id, message } of messages) createRecord(transaction, messageDocument(ref, id), message);
    const last = messages.at(-1) ?? first;
    updateRecord(transaction, conversationDocument(ref), {
      // The visitor reads this document, and no note.
      ...(isFromVisitor(answer) ? summaryOf(first, last) : {}),
      last_message_at: last.message.created_at,
      is_unread_by_staff: true,
    });
    const by = { reason: 'mail-arrived', at: Timestamp.fromMillis(nowMs) } as const;
    // What it waits for may have come from another address; the visitor's own message wakes it by itself.
    if (now !== undefined && !isFromVisitor(answer)) endSnooze(transaction, now, { reason: by.reason });
    for (const { file, because } of refused)
      recordEvent(transaction, conversation, fileRefusal(file, because), by);
    return isFromVisitor(answer) ? 'message' : 'note';
  });
}

/**
 * Notes in the ticket's history that a program answered; nothing else changes, and nobody is told. What comes again and
 * again is dropped: nobody misses another line, and a provider that tried again would only send more.
 */
function noteAutomatic(answer: Answer): Promise<Outcome> {
  const { conversation, mail, key, nowMs } = answer;
  const eventId = derivedId('automatic-answer', key);
  return firestore().runTransaction(async (transaction): Promise<Outcome> => {
    if (await isStored(ticketEvent(conversation.id, eventId), transaction)) return 'duplicate';
    const rate = await checkRate(transaction, 'automaticAnswer', subjectOf(answer), nowMs);
    if (rate.exceeded) return 'ignored';
    rate.count();
    recordEvent(transaction, conversation, automaticAnswer(mail.from, mail.subject), {
      reason: 'mail-arrived',
      at: Timestamp.fromMillis(nowMs),
      eventId,
    });
    return 'automatic';
  });
}

const isEmpty = ({ text, files }: ReceivedMail): boolean => text === '' && files.length === 0;

/** Puts an answer by email into its conversation, once (D-98). @throws ApiError 'rate-limited' */
export async function takeAnswer(
  address: MailAddress,
  { mail, key, nowMs }: Omit<Answer, 'conversation'>,
): Promise<Outcome> {
  const conversation = await readRecord(conversationDocument(address.id));
  if (!conversation || !isMailAddressFor(address, conversation.visitor.email)) return 'ignored';
  const answer = { conversation, mail, key: derivedId(conversation.id, key), nowMs };
  const { support_lib_id: libraryId } = conversation;
  // Before all else: whoever is blocked cannot fill a ticket's history either, whatever their mails say they are.
  if (await isBlockedSender(libraryId, mail.from)) {
    if (mail.isAutomatic || isEmpty(mail)) return 'ignored';
    return keepBlockedAnswer(libraryId, { mail, key: answer.key, nowMs });
  }
  if (mail.isAutomatic || mail.isFromList) return noteAutomatic(answer);
  if (isEmpty(mail)) return 'ignored';
  // Nobody has opened a mailed link of a ticket that a teammate opened: its files lie in a folder of its own (D-100).
  const owner = { libraryId, uid: conversation.visitor_uids[0] ?? conversation.id };
  const kept = await keepFiles(mail.files, { ...owner, key: answer.key });
  const outcome = await store(answer, kept);
  if (conversation.chat !== undefined) await openToTicketReaders(conversation.id);
  return outcome;
}
