import type { ChatIdentity } from '../chat/chat-choices';

/** /admin/profile/chatsettings; ours (D-47, D-92). */
export const CHAT_SETTINGS_TEXTS = {
  title: 'Chat settings',
  intro: 'What visitors are asked before a chat, and who gets it.',
  startTitle: 'Before a chat',
  identity: 'Name and email',
  identities: {
    off: 'Do not ask',
    optional: 'Ask, but let visitors leave them empty',
    required: 'Ask, and require both',
  } satisfies Readonly<Record<ChatIdentity, string>>,
  identityHelp: 'Without an email address, visitors who leave before you answer cannot be reached.',
  routingTitle: 'Who gets a chat',
  isAutoAssigned: 'Assign chats that nobody takes',
  autoAssignedHelp:
    'On: a chat that nobody takes goes to the available teammate with the fewest chats. Off: it waits until somebody takes it.',
  wait: 'Assign after',
  return: 'Back to the queue without an answer after',
  returnHelp: 'Counted from the visitor’s last message. The chat keeps its place in the queue.',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
} as const;
