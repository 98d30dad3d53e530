import * as z from 'zod/mini';
import { CHAT_IDENTITIES, CHAT_RETURNS, CHAT_WAITS } from '../chat/chat-choices';

/** How a library chats; in its public part, because the visitor's form depends on it (D-92). */
export const chatSettingsSchema = z.strictObject({
  identity: z.enum(CHAT_IDENTITIES),
  /** whether the routing gives chats that nobody takes to somebody; otherwise people alone do */
  isAutoAssigned: z.boolean(),
  /** minutes until then (D-46) */
  waitMinutes: z.literal(CHAT_WAITS),
  /** minutes until a chat that nobody answers waits again */
  returnMinutes: z.literal(CHAT_RETURNS),
});
export type ChatSettings = z.infer<typeof chatSettingsSchema>;

/** Of a library that never chose. */
export const DEFAULT_CHAT_SETTINGS: ChatSettings = {
  identity: 'optional',
  isAutoAssigned: true,
  waitMinutes: 1,
  returnMinutes: 5,
};
