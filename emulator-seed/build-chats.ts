import { createHash } from 'node:crypto';
import { archiveWords } from '@harborline/domain/chat/archive-words';
import { buildChat } from '@harborline/domain/chat/build-chat';
import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import type { ChatChange } from '@harborline/domain/tickets/ticket-change';
import { type DemoChat, ENDED_CHATS } from './chat-data';
import { EVERYBODY } from './everybody';
import { demoLibrary } from './libraries';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const AGENT = 'lumen-agent';
const reference = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 20);

function messagesOf(chat: DemoChat, ref: string, { nowMs, toTime }: SeedClock) {
  const agentName = EVERYBODY.find(({ uid }) => uid === AGENT)?.name ?? '';
  let atMs = nowMs - chat.startedMinutesAgo * MINUTE_MS;
  return chat.lines.map((line, index) => {
    atMs += line.afterSeconds * 1_000;
    const isVisitor = line.from === 'visitor';
    const message = buildMessage({
      conversationRef: ref,
      libraryId: demoLibrary('lumen').id,
      senderType: line.from,
      senderRef: isVisitor ? `visitor${reference('chat', chat.slug)}` : AGENT,
      senderName: isVisitor ? chat.visitor.name : agentName,
      text: line.text,
      createdAt: toTime(atMs),
    });
    return { id: reference(chat.slug, index), message, at: toTime(atMs), agentName };
  });
}

type Line = ReturnType<typeof messagesOf>[number];

/** Who took the chat, and who ended it. */
function historyOf(chat: DemoChat, ref: string, { taken, closed }: { taken: Line; closed: Line }): SeedDoc[] {
  const event = (change: ChatChange, { at, agentName }: Line, by: 'agent' | 'visitor') =>
    seedDoc(ticketEvent(ref, reference(chat.slug, change.kind)), {
      support_lib_id: demoLibrary('lumen').id,
      conversation_ref: ref,
      kind: change.kind,
      at,
      actor_ref: by === 'agent' ? AGENT : '',
      actor_name: by === 'agent' ? agentName : '',
      reason: by === 'agent' ? '' : 'visitor-ended',
      details: { ...change.details },
    });
  return [
    event({ kind: 'chat-taken', details: { from: '', to: '' } }, taken, 'agent'),
    event({ kind: 'chat-closed', details: {} }, closed, chat.endedBy),
  ];
}

function chatDocs(chat: DemoChat, clock: SeedClock): SeedDoc[] {
  const ref = reference('chat', chat.slug);
  const messages = messagesOf(chat, ref, clock);
  const [first] = messages;
  const last = messages.at(-1);
  if (!first || !last) throw new Error(`${chat.slug}: has no message`);
  const lastOfVisitor = messages.findLast(({ message }) => message.sender_type === 'visitor') ?? first;
  const { conversation } = buildChat({
    conversationRef: ref,
    messageId: first.id,
    libraryId: demoLibrary('lumen').id,
    visitor: {
      uid: first.message.sender_ref,
      ...chat.visitor,
      os: 'Windows',
      browser: 'Firefox',
      language: chat.language,
    },
    url: chat.url,
    text: first.message.text,
    createdAt: first.at,
  });
  const state = {
    ...conversation.chat,
    agent_name: last.agentName,
    taken_at: first.at,
    ended_by: chat.endedBy,
  };
  return [
    seedDoc(conversationDocument(ref), {
      ...conversation,
      ...conversationUpdate(last.id, last.message),
      last_visitor_message_at: lastOfVisitor.at,
      is_unread_by_staff: false,
      status: 'closed',
      status_changed_at: last.at,
      status_changed_by: chat.endedBy === 'agent' ? AGENT : '',
      assigned_to: AGENT,
      assigned_by: AGENT,
      chat: { ...state, words: archiveWords({ ...conversation, chat: state }) },
    }),
    ...historyOf(chat, ref, { taken: first, closed: last }),
    ...messages.map(({ id, message }) => seedDoc(messageDocument(ref, id), { ...message, read_status: 1 })),
  ];
}

/** The chats of the demo world with their messages. */
export const endedChatDocs = (clock: SeedClock): SeedDoc[] =>
  ENDED_CHATS.flatMap((chat) => chatDocs(chat, clock));
