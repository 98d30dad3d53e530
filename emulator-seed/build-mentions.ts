import { createHash } from 'node:crypto';
import { previewText } from '@harborline/domain/conversation/build-message';
import { mention } from '@harborline/domain/stores/mentions';
import { ticketTitle } from '@harborline/domain/tickets/ticket-title';
import { conversationRef, messageRef, senderOf } from './build-conversation';
import type { DemoConversation } from './conversation-data';
import { CONVERSATIONS } from './conversations/index';
import { demoLibrary } from './libraries';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { ticketNumber } from './ticket-numbers';

const mentionId = (...parts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(['mention', ...parts]))
    .digest('hex')
    .slice(0, 40);

/** When a message was written, in milliseconds. */
const writtenMs = ({ startedMinutesAgo, messages }: DemoConversation, index: number, nowMs: number): number =>
  messages
    .slice(0, index + 1)
    .reduce(
      (atMs, { afterMinutes }) => atMs + afterMinutes * MINUTE_MS,
      nowMs - startedMinutesAgo * MINUTE_MS,
    );

function docsOfMessage(conversation: DemoConversation, index: number, clock: SeedClock): SeedDoc[] {
  const message = conversation.messages[index];
  if (message === undefined) return [];
  const author = senderOf(conversation, message);
  const ref = conversationRef(conversation);
  const message_id = messageRef(conversation, index);
  return Object.entries(message.mentions ?? {}).map(([uid, state]) =>
    seedDoc(mention(mentionId(ref, message_id, uid)), {
      support_lib_id: demoLibrary(conversation.library).id,
      person_ref: uid,
      conversation_ref: ref,
      message_id,
      author_ref: author.ref,
      author_name: author.name,
      preview: previewText(message.text),
      ticket_number: ticketNumber(conversation),
      ticket_title: conversation.opened?.title ?? ticketTitle(conversation.messages[0]?.text ?? ''),
      is_seen: state === 'seen',
      created_at: clock.toTime(writtenMs(conversation, index, clock.nowMs)),
    }),
  );
}

/** The mentions in the notes of all conversations. */
export const mentionDocs = (clock: SeedClock): SeedDoc[] =>
  CONVERSATIONS.flatMap((conversation) =>
    conversation.messages.flatMap((_message, index) => docsOfMessage(conversation, index, clock)),
  );
