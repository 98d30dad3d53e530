import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { firestore } from '../../platform/firebase';
import { readEach } from '../../platform/store/read';
import { hasSubscribers, presentStaff, queueTeamNotices } from './queue-team-notices';

/** Mails a new ticket at once to teammates who asked for it; only once, even if the event of its first message repeats. */
export async function announceTicket(
  conversationRef: string,
  { messageId, libraryId }: { readonly messageId: string; readonly libraryId: string },
): Promise<void> {
  if (!(await hasSubscribers(libraryId, 'new_ticket'))) return;
  const present = await presentStaff(libraryId);
  await firestore().runTransaction(async (transaction) => {
    const documents = [
      conversationDocument(conversationRef),
      messageDocument(conversationRef, messageId),
    ] as const;
    const [conversation, message] = await readEach(documents, transaction);
    if (!conversation || !message) return;
    await queueTeamNotices(transaction, {
      conversationRef,
      event: 'new_ticket',
      conversation,
      unread: [message],
      present,
    });
  });
}
