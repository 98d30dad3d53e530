import { conversationSchema, messageSchema } from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import { firestore } from '../../platform/firebase';
import { hasSubscribers, presentStaff, queueTeamNotices } from './queue-team-notices';

/** Mails a new ticket at once to teammates who asked for it, once however often its first message is delivered. */
export async function announceTicket(
  conversationRef: string,
  { messageId, libraryId }: { readonly messageId: string; readonly libraryId: string },
): Promise<void> {
  if (!(await hasSubscribers(libraryId, 'new_ticket'))) return;
  const present = await presentStaff(libraryId);
  const db = firestore();
  await db.runTransaction(async (transaction) => {
    const [stored, written] = await transaction.getAll(
      db.doc(docPath.conversation(conversationRef)),
      db.doc(docPath.message(conversationRef, messageId)),
    );
    const conversation = conversationSchema.safeParse(stored?.data());
    const message = messageSchema.safeParse(written?.data());
    if (!conversation.success || !message.success) return;
    const unread = [{ ...message.data, id: messageId }];
    await queueTeamNotices(transaction, {
      conversationRef,
      event: 'new_ticket',
      conversation: conversation.data,
      unread,
      present,
    });
  });
}
