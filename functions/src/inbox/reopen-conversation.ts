import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import type { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { refOf } from '../platform/store/read';
import { updateRecord } from '../platform/store/write';

/**
 * Opens a pending or closed ticket because its visitor wrote again. A ticket whose status was changed after the
 * message stays as staff left it, however late the message's event arrives.
 */
export async function reopenConversation(conversationRef: string, writtenAt: Timestamp): Promise<void> {
  const ticket = conversationDocument(conversationRef);
  await firestore().runTransaction(async (transaction) => {
    const conversation = await transaction.get(refOf(ticket));
    const status = conversation.get('status');
    if (!conversation.exists || status === 'open') return;
    const changedAt = conversation.get('status_changed_at') as Timestamp | undefined;
    if (changedAt && changedAt.valueOf() > writtenAt.valueOf()) return;
    updateRecord(transaction, ticket, {
      status: 'open',
      status_changed_at: writtenAt,
      status_changed_by: '',
    });
  });
}
