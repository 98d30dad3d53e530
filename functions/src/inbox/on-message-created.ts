import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { COLLECTIONS } from '@harborline/domain/paths';
import { conversation } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { noticeOfMessage } from '@harborline/domain/tickets/follow-notice';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { derivedId } from '../platform/ids';
import { readRecord, snapshotRecord } from '../platform/store/read';
import { triggerHandler } from '../platform/trigger';
import { isBlockedSender } from './blocked-senders/is-blocked';
import { titleChat } from './chats/title-chat';
import { tellFollowers } from './followers/tell-followers';
import { tellMentioned } from './mentions/tell-mentioned';
import { announceTicket } from './notices/causes/announce-ticket';
import { notifyOfVisitor, previewOf } from './notices/causes/notify-of-visitor';
import { awaitReading } from './reading-wait/await-reading';
import { reopenConversation } from './reopen-conversation';
import { indexMessage, indexTicket } from './search/index-ticket';
import { settleDue } from './service-levels/settle-due';

interface Arrived {
  readonly conversationRef: string;
  readonly message: Message;
  readonly snapshot: QueryDocumentSnapshot;
  /** absent if it is gone */
  readonly ticket: Conversation | undefined;
}

interface Told {
  readonly isHeard: boolean;
  readonly hasReopened: boolean;
}

const HEARD: Told = { isHeard: true, hasReopened: false };

async function tellFollowersOf(ticket: Conversation, message: Message): Promise<void> {
  const notice = noticeOfMessage(ticket, message);
  if (notice === undefined) return;
  await tellFollowers({
    ticket,
    about: message.id,
    notice,
    preview: previewOf(message),
    atMs: message.created_at.toMillis(),
  });
}

/**
 * Sees to it that whom a ticket's message concerns learns of it.
 * @returns `isHeard` false for what a blocked sender wrote, of which nobody is told (D-101); `hasReopened` whether it opened its
 * ticket, whose history says so
 */
async function tellOf({ conversationRef, message, snapshot, ticket }: Arrived): Promise<Told> {
  const { id, sender_type, is_public, support_lib_id: libraryId } = message;
  if (ticket !== undefined && message.mentions) await tellMentioned(ticket, message);
  const createdAt = snapshot.get('created_at') as Timestamp;
  if (sender_type === 'agent' && is_public) await awaitReading({ conversationRef, libraryId, createdAt });
  if (sender_type !== 'visitor') return HEARD;
  // Its ticket was opened with it.
  if (id === derivedId('first-message', conversationRef)) {
    await announceTicket(conversationRef, id);
    return HEARD;
  }
  // It stays where it was written; a blocked sender opens nothing again and mails nobody (D-101).
  if (ticket !== undefined && (await isBlockedSender(libraryId, ticket.visitor.email)))
    return { isHeard: false, hasReopened: false };
  const hasReopened = await reopenConversation(conversationRef, snapshot.createTime);
  if (ticket !== undefined) await notifyOfVisitor('visitor_replied', ticket, message);
  return { isHeard: true, hasReopened };
}

/**
 * A conversation has a new message. An agent's reply waits to be read before it is mailed, and those whom a message
 * concerns are told (D-132). A visitor's message also reopens the ticket.
 * After that, its due time follows from it (D-135), and staff find the ticket by it (D-106).
 */
export const onMessageCreated = onDocumentCreated(
  { document: `${COLLECTIONS.conversations}/{ref}/${COLLECTIONS.messages}/{id}`, retry: true },
  triggerHandler({
    name: 'onMessageCreated',
    idempotencyKey: (event) => `message/${event.params.ref}/${event.params.id}`,
    async run({ params, data: snapshot }) {
      const message = snapshotRecord(messageDocument(params.ref, params.id).read, snapshot);
      if (!message || !snapshot) return;
      const writtenIn = await readRecord(conversation(params.ref));
      // Both sides of a chat are there; what is left unread is mailed once it has ended (D-91).
      if (writtenIn !== undefined && isChat(writtenIn)) {
        await titleChat(writtenIn, message);
        return;
      }
      if (message.taken_from !== undefined) {
        // It was written, and told, where it was copied from (D-122). The last of them finds the ticket by all.
        if (message.id !== writtenIn?.last_message.id) return;
        await indexTicket(params.ref);
        await settleDue(params.ref);
        return;
      }
      const { isHeard, hasReopened } = await tellOf({
        conversationRef: params.ref,
        message,
        snapshot,
        ticket: writtenIn,
      });
      if (writtenIn === undefined) return;
      // What opened it again has its event, which settles it.
      if (message.sender_type !== 'note' && !hasReopened) await settleDue(params.ref);
      await indexMessage(writtenIn, message);
      // Last: what fails here is tried again with all that comes before it.
      if (isHeard) await tellFollowersOf(writtenIn, message);
    },
  }),
);
