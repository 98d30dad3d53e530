import type { DemoConversation } from '../conversation-data';

export const CONVERSATIONS: readonly DemoConversation[] = [];
