import { conversationSchema, messageSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { renderReplyMail } from '@harborline/domain/tickets/render-mail';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { config } from '../platform/config';
import { firestore } from '../platform/firebase';
import { derivedId } from '../platform/ids';
import { brandOf, type Library, readLibrary } from '../platform/libraries';
import { enqueueMail, type MailToSend } from '../platform/outbox';
import { visitorConversationUrl } from '../platform/product-links';

interface ReplyInput {
  readonly conversation: z.infer<typeof conversationSchema>;
  readonly message: z.infer<typeof messageSchema>;
  readonly library: Library;
  /** of the person who wrote it, '' for none */
  readonly signature: string;
}

function replyMail(
  conversationRef: string,
  { conversation, message, library, signature }: ReplyInput,
): MailToSend {
  const brand = brandOf(library);
  const { email } = conversation.visitor;
  const link = { libraryId: library.id, conversationRef, email };
  const conversationUrl = visitorConversationUrl(library.public.library_refkey, link);
  return {
    kind: 'reply',
    libraryId: library.id,
    conversationRef,
    from: formatSender(brand.companyName, config().mailSender),
    to: email,
    replyTo: '',
    subject: clip(oneLine(`Re: ${conversation.subject}`), LIMITS.subject),
    ...renderReplyMail({
      brand,
      ticketId: conversation.ticket_id,
      agentName: message.sender_name,
      replyText: message.text,
      fileUrl: message.file_url,
      conversationUrl,
      signature,
    }),
  };
}

/** What a person signs mailed replies with; '' for none, and for somebody who is gone. */
async function signatureOf(transaction: Transaction, uid: string): Promise<string> {
  if (uid === '') return '';
  const stored = await transaction.get(firestore().doc(docPath.user(uid)));
  const signature: unknown = stored.get('signature');
  return typeof signature === 'string' ? clip(signature, LIMITS.signature) : '';
}

/** Puts the mail that carries an agent's reply into the outbox, once per message. */
export async function queueReplyMail(conversationRef: string, messageId: string): Promise<void> {
  const db = firestore();
  const outboxId = derivedId('reply', conversationRef, messageId);
  await db.runTransaction(async (transaction) => {
    const [stored, written, queued] = await transaction.getAll(
      db.doc(docPath.conversation(conversationRef)),
      db.doc(docPath.message(conversationRef, messageId)),
      db.doc(docPath.outbox(outboxId)),
    );
    const conversation = conversationSchema.safeParse(stored?.data());
    const message = messageSchema.safeParse(written?.data());
    if (queued?.exists || !conversation.success || !message.success) return;
    if (conversation.data.visitor.email === '') return;
    const library = await readLibrary(transaction, conversation.data.support_lib_id);
    if (!library) return;
    const signature = await signatureOf(transaction, message.data.sender_ref);
    const input = { conversation: conversation.data, message: message.data, library, signature };
    enqueueMail(transaction, outboxId, replyMail(conversationRef, input));
  });
}
