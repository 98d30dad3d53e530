import * as contract from '@harborline/domain/api/inbox/chats';
import { mailboxOf } from '@harborline/domain/contact/email-address';
import { LIMITS } from '@harborline/domain/limits';
import { lastPublicMessages } from '@harborline/domain/stores/messages';
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
import { randomId } from '../../platform/ids';
import { replyAddress } from '../../platform/mail-address';
import { checkRate } from '../../platform/rate-limit';
import { queryOf, snapshotRecord } from '../../platform/store/read';
import { visitorConversationUrl } from '../product-links';
import { hasProvenAddress } from '../visitor-access/address-proof';
import { mustNotView } from './must-not-view';
import { type Chat, readChat } from './own-chat';

interface Asked {
  readonly chat: Chat;
  readonly library: Library;
  /** whether the address may get what was written (D-07) */
  readonly isProven: boolean;
}

/** Reads, so call it before any write. @throws ApiError 'not-found' for a chat of somebody else, 'conflict' without an address */
async function readAsked(transaction: Transaction, conversationRef: string, uid: string): Promise<Asked> {
  const chat = await readChat(transaction, conversationRef, ({ visitor_uids }) => visitor_uids.includes(uid));
  await mustNotView(transaction, uid);
  const library = await readLibrary(transaction, chat.support_lib_id);
  if (!library) throw new ApiError('not-found');
  const { email, is_verified } = chat.visitor;
  if (email === '') throw new ApiError('conflict', TRANSCRIPT_TEXTS.noAddress);
  const claim = { libraryId: library.id, email, uid };
  return { chat, library, isProven: is_verified || (await hasProvenAddress(transaction, claim)) };
}

async function contentOf(transaction: Transaction, { chat, library, isProven }: Asked): Promise<MailContent> {
  const { email } = chat.visitor;
  const link = { libraryId: library.id, conversationRef: chat.id, email };
  const shared = {
    brand: brandOf(library),
    conversationUrl: visitorConversationUrl(library.public.library_refkey, link),
  };
  if (!isProven) return composeTranscriptLink(shared);
  const query = lastPublicMessages(chat.id, LIMITS.transcriptMessages);
  const { docs } = await transaction.get(queryOf(query));
  const messages = docs.flatMap((stored) => snapshotRecord(query.read, stored) ?? []);
  return composeTranscriptMail({
    ...shared,
    messages,
    hasEarlier: docs.length === LIMITS.transcriptMessages,
  });
}

/** One link and one chat an hour: opening the link is what proves the address for the chat. */
const subjectOf = ({ chat, library, isProven }: Asked) => ({
  visitor: isProven ? chat.id : `${chat.id} link`,
  address: mailboxOf(chat.visitor.email),
  library: library.id,
});

async function send(transaction: Transaction, asked: Asked, nowMs: number): Promise<void> {
  const { chat, library } = asked;
  const rate = await checkRate(transaction, 'transcript', subjectOf(asked), nowMs);
  if (rate.exceeded) throw new ApiError('rate-limited');
  const { companyName } = brandOf(library);
  const mail = await pendingMail({
    kind: 'transcript',
    libraryId: library.id,
    conversationRef: chat.id,
    from: formatSender(companyName, config().mailSender),
    to: chat.visitor.email,
    replyTo: replyAddress(chat.id, chat.visitor.email),
    subject: clip(oneLine(TRANSCRIPT_TEXTS.subject(companyName)), LIMITS.subject),
    ...(await contentOf(transaction, asked)),
  });
  rate.count();
  enqueueMail(transaction, randomId(), mail);
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
