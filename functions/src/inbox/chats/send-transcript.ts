import * as contract from '@harborline/domain/api/inbox/chats';
import { mailboxOf } from '@harborline/domain/contact/email-address';
import type { Message } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { lastPublicMessages } from '@harborline/domain/stores/messages';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { TRANSCRIPT_TEXTS } from '@harborline/domain/texts/transcript';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import type { MailContent } from '@harborline/domain/tickets/mail-content';
import { composeTranscriptLink, composeTranscriptMail } from '@harborline/domain/tickets/transcript-mail';
import type { Transaction } from 'firebase-admin/firestore';
import { brandOf, type Library, readLibrary } from '../../libraries';
import { enqueueMail, loadTemplates, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId, randomId } from '../../platform/ids';
import { replyAddress } from '../../platform/mail-address';
import { checkRate } from '../../platform/rate-limit';
import { isStored, queryOf, snapshotRecord } from '../../platform/store/read';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import { visitorConversationUrl } from '../product-links';
import { hasProvenAddress } from '../visitor-access/address-proof';
import { mustNotView } from './must-not-view';
import { type Chat, readChat } from './own-chat';

interface Asked {
  readonly chat: Chat;
  readonly library: Library;
  /** whether the address may get what was written (D-07) */
  readonly isProven: boolean;
  /** the newest that the visitor may read, oldest first, and one more than a mail shows */
  readonly messages: readonly Message[];
}

async function messagesOf(transaction: Transaction, { id }: Chat): Promise<readonly Message[]> {
  const query = lastPublicMessages(id, LIMITS.transcriptMessages + 1);
  const { docs } = await transaction.get(queryOf(query));
  return docs.flatMap((stored) => snapshotRecord(query.read, stored) ?? []);
}

/**
 * Reads, so call it before any write.
 * @throws ApiError 'not-found' for a chat of somebody else, 'conflict' without an address, and before somebody has
 *   answered: whoever begins chats must not have mails sent to anybody
 */
async function readAsked(transaction: Transaction, conversationRef: string, uid: string): Promise<Asked> {
  const chat = await readChat(transaction, conversationRef, ({ visitor_uids }) => visitor_uids.includes(uid));
  await mustNotView(transaction, uid);
  const library = await readLibrary(transaction, chat.support_lib_id);
  if (!library) throw new ApiError('not-found');
  const { email, is_verified } = chat.visitor;
  if (email === '') throw new ApiError('conflict', TRANSCRIPT_TEXTS.noAddress);
  const messages = await messagesOf(transaction, chat);
  if (!messages.some(({ sender_type }) => sender_type === 'agent'))
    throw new ApiError('conflict', TRANSCRIPT_TEXTS.noAnswer);
  const claim = { libraryId: library.id, email, uid };
  return { chat, library, messages, isProven: is_verified || (await hasProvenAddress(transaction, claim)) };
}

function contentOf({ chat, library, isProven, messages }: Asked): MailContent {
  const { email } = chat.visitor;
  const link = { libraryId: library.id, conversationRef: chat.id, email };
  const shared = {
    brand: brandOf(library),
    conversationUrl: visitorConversationUrl(library.public.library_refkey, link),
  };
  if (!isProven) return composeTranscriptLink(shared);
  return composeTranscriptMail({
    ...shared,
    messages: messages.slice(-LIMITS.transcriptMessages),
    hasEarlier: messages.length > LIMITS.transcriptMessages,
  });
}

/** One link and one chat an hour: opening the link is what proves the address for the chat. */
const subjectOf = ({ chat, library, isProven }: Asked) => ({
  visitor: isProven ? chat.id : `${chat.id} link`,
  address: mailboxOf(chat.visitor.email),
  library: library.id,
});

/** A chat has one link for an address, so that nobody can have it sent again and again; the chat itself is sent anew. */
const mailIdOf = ({ chat, isProven }: Asked): string =>
  isProven ? randomId() : derivedId('transcript-link', chat.id, mailboxOf(chat.visitor.email));

async function send(transaction: Transaction, asked: Asked, nowMs: number): Promise<void> {
  const { chat, library, isProven } = asked;
  const mailId = mailIdOf(asked);
  if (!isProven && (await isStored(outboxMail(mailId), transaction))) throw new ApiError('rate-limited');
  const rate = await checkRate(transaction, 'transcript', subjectOf(asked), nowMs);
  if (rate.exceeded || (await isBlockedSender(library.id, chat.visitor.email, transaction)))
    throw new ApiError('rate-limited');
  const { companyName } = brandOf(library);
  const mail = await pendingMail({
    kind: 'transcript',
    libraryId: library.id,
    conversationRef: chat.id,
    from: formatSender(companyName, config().mailSender),
    to: chat.visitor.email,
    replyTo: replyAddress(chat.id, chat.visitor.email),
    subject: clip(oneLine(TRANSCRIPT_TEXTS.subject(companyName)), LIMITS.subject),
    ...contentOf(asked),
  });
  rate.count();
  enqueueMail(transaction, mailId, mail);
}

/** POST chats/transcript: mails the visitor their chat, or a link to it. */
export const sendTranscript = visitorEndpoint(
  contract.sendTranscript,
  async ({ conversation_ref }, { uid }, { nowMs }) => {
    await loadTemplates();
    const { isProven } = await firestore().runTransaction(async (transaction) => {
      const asked = await readAsked(transaction, conversation_ref, uid);
      await send(transaction, asked, nowMs);
      return asked;
    });
    return { conversation_ref, is_link: !isProven };
  },
);
