import { filesOf, messageParts } from '@harborline/domain/conversation/build-message';
import type { conversationSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { user } from '@harborline/domain/stores/users';
import { clip } from '@harborline/domain/text/clip';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { composeReplyMail, openingSubject, replySubject } from '@harborline/domain/tickets/reply-mail';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { brandOf, type Library, readLibrary } from '../../libraries';
import { enqueueMail, type MailToSend, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { derivedId } from '../../platform/ids';
import { replyAddress } from '../../platform/mail-address';
import { refOf } from '../../platform/store/read';
import { visitorConversationUrl } from '../product-links';
import { hasProvenAddress } from '../visitor-access/address-proof';
import type { UnreadMessage } from './unread-message';

export interface UnreadReplies {
  readonly conversationRef: string;
  readonly conversation: z.infer<typeof conversationSchema>;
  /** oldest first */
  readonly unread: readonly UnreadMessage[];
}

interface ReplyInput extends UnreadReplies {
  readonly library: Library;
  /** of the agent who wrote last, '' for none */
  readonly signature: string;
  /** the writer of the request has opened a link mailed to this address */
  readonly isAddressProven: boolean;
}

function replyMail(input: ReplyInput): MailToSend {
  const { conversationRef, conversation, library, unread, signature } = input;
  const brand = brandOf(library);
  const { email } = conversation.visitor;
  const link = { libraryId: library.id, conversationRef, email };
  const isOpenedByTeam = (conversation.created_by ?? '') !== '';
  // Only a ticket that a teammate opened begins with a message of theirs.
  const isOpening = unread.some(({ id }) => id === derivedId('first-message', conversationRef));
  return {
    kind: 'reply',
    libraryId: library.id,
    conversationRef,
    from: formatSender(brand.companyName, config().mailSender),
    to: email,
    replyTo: replyAddress(conversationRef, email),
    subject: isOpening
      ? openingSubject(conversation)
      : // A teammate wrote its title, so it holds no words of the visitor (D-07).
        replySubject(conversation, input.isAddressProven || isOpenedByTeam),
    ...composeReplyMail({
      brand,
      number: conversation.number,
      isOpening,
      replies: unread.flatMap((message) =>
        messageParts(message.text, filesOf(message)).map((part) => ({
          agentName: message.sender_name,
          ...part,
        })),
      ),
      conversationUrl: visitorConversationUrl(library.public.library_refkey, link),
      signature,
    }),
  };
}

/** A person's signature for mailed replies; '' if they have none or are gone. */
async function signatureOf(transaction: Transaction, uid: string): Promise<string> {
  if (uid === '') return '';
  const stored = await transaction.get(refOf(user(uid)));
  const signature: unknown = stored.get('signature');
  return typeof signature === 'string' ? clip(signature, LIMITS.signature) : '';
}

/** Puts one mail with the replies the visitor has not read into the outbox. Reads, so call it before any write. */
export async function queueReplyMail(transaction: Transaction, replies: UnreadReplies): Promise<void> {
  const { conversationRef, conversation, unread } = replies;
  const last = unread.at(-1);
  const { email } = conversation.visitor;
  if (last === undefined || email === '') return;
  const library = await readLibrary(transaction, conversation.support_lib_id);
  if (!library) return;
  const signature = await signatureOf(transaction, last.sender_ref);
  const claim = { libraryId: library.id, email, uid: conversation.visitor_uids[0] ?? '' };
  const isAddressProven = await hasProvenAddress(transaction, claim);
  const mail = replyMail({ ...replies, library, signature, isAddressProven });
  enqueueMail(transaction, derivedId('reply', conversationRef, last.id), await pendingMail(mail));
}
