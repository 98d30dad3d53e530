import { chatState, isChat, isUnattended } from '@harborline/domain/chat/chat-state';
import { mailboxOf } from '@harborline/domain/contact/email-address';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import type { Transaction } from 'firebase-admin/firestore';
import { type Library, readLibrary } from '../../libraries';
import { enqueueMail, loadTemplates, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { replyAddress } from '../../platform/mail-address';
import { checkRate } from '../../platform/rate-limit';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import { composeReceipt } from '../new-ticket/compose-receipt';
import { announceLeftChat } from '../notices/causes/announce-ticket';
import { visitorConversationUrl } from '../product-links';
import { indexTicket } from '../search/index-ticket';
import { drawTicketOfChat, openToTicketReaders } from './chat-to-ticket';
import { mustNotView } from './must-not-view';
import { mirrorQueue } from './queue-mirror';

interface Leaving {
  readonly conversationRef: string;
  /** of the visitor */
  readonly uid: string;
  readonly email: string;
  readonly nowMs: number;
}

interface Found {
  readonly chat: Conversation;
  readonly library: Library;
}

/** @throws ApiError 'not-found' for a conversation of somebody else */
async function readOwn(transaction: Transaction, { conversationRef, uid }: Leaving): Promise<Found> {
  const chat = await readRecord(conversation(conversationRef), transaction);
  if (!chat?.visitor_uids.includes(uid)) throw new ApiError('not-found');
  const library = await readLibrary(transaction, chat.support_lib_id);
  if (!library) throw new ApiError('not-found');
  return { chat, library };
}

/** @throws ApiError 'conflict' */
function mustWait(chat: Conversation): void {
  const state = chatState(chat);
  if (state === 'taken' && !isUnattended(chat)) throw new ApiError('conflict', CHAT_TEXTS.isAnswered);
  if (state === 'ended') throw new ApiError('conflict', CHAT_TEXTS.hasEnded);
}

/** The mail that says that the request has arrived. It repeats none of its words: the address is not proven (D-07). */
const receiptOf = (library: Library, { conversationRef, email }: Leaving, number: number) =>
  pendingMail(
    composeReceipt({
      library,
      conversationRef,
      number,
      to: email,
      from: config().mailSender,
      replyTo: replyAddress(conversationRef, email),
      requestText: '',
      url: visitorConversationUrl(library.public.library_refkey, {
        libraryId: library.id,
        conversationRef,
        email,
      }),
    }),
  );

async function becomeTicket(transaction: Transaction, { chat, library }: Found, leaving: Leaving) {
  const { conversationRef, uid, email, nowMs } = leaving;
  const subject = { visitor: uid, address: mailboxOf(email), library: library.id };
  const rate = await checkRate(transaction, 'ticket', subject, nowMs);
  if (rate.exceeded || (await isBlockedSender(library.id, email, transaction)))
    throw new ApiError('rate-limited');
  const { fields, take } = await drawTicketOfChat(transaction, { chat, email, nowMs });
  const receipt = await receiptOf(library, leaving, fields.number);
  rate.count();
  take();
  updateRecord(transaction, conversation(chat.id), {
    ...fields,
    source: 'widget',
    'visitor.email': email,
    'visitor.is_verified': chat.visitor.is_verified && mailboxOf(email) === mailboxOf(chat.visitor.email),
    assigned_to: '',
    assigned_by: '',
  });
  enqueueMail(transaction, derivedId('receipt', conversationRef), receipt);
}

/**
 * A visitor for whom nobody comes leaves an address: the chat becomes a ticket in the same thread, so that nothing is
 * typed twice (D-91). A repeated call changes nothing.
 * @throws ApiError 'conflict' once somebody has the chat, or it has ended
 */
export async function leaveAddress(leaving: Leaving): Promise<void> {
  const { conversationRef } = leaving;
  await loadTemplates();
  const { chat, isChanged } = await firestore().runTransaction(async (transaction) => {
    const found = await readOwn(transaction, leaving);
    if (!isChat(found.chat)) return { ...found, isChanged: false };
    mustWait(found.chat);
    await mustNotView(transaction, leaving.uid);
    await becomeTicket(transaction, found, leaving);
    return { ...found, isChanged: true };
  });
  await openToTicketReaders(conversationRef);
  await mirrorQueue(chat.support_lib_id, conversationRef);
  if (isChanged) await announceLeftChat(conversationRef);
  await indexTicket(conversationRef);
}
