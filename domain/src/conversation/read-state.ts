import * as z from 'zod/mini';
import type { Conversation, Message } from '../entities/conversation';
import { mapOf } from '../entities/map-of';

/** What becomes of a message that the server has: both sides show it under their last one. */
export type Delivery = 'delivered' | 'seen';

const readMarksSchema = z.nullable(mapOf(z.number()));

/**
 * created_at of the newest message that any page of the visitor has shown, in milliseconds; 0 for none (D-57).
 * @param marks what stands at `rtdbPath.conversationReads`
 */
export function readUntilMs(marks: unknown): number {
  const { data } = readMarksSchema.safeParse(marks);
  return Math.max(0, ...Object.values(data ?? {}));
}

/** Whether a page of the visitor has shown a message of the team. */
export const isSeenByVisitor = ({ created_at }: Pick<Message, 'created_at'>, untilMs: number): boolean =>
  created_at.toMillis() <= untilMs;

/**
 * Whether the team has looked at a message of the visitor: a later answer says so too, also while whoever got the
 * conversation after it has not looked yet.
 * @param atMs created_at of the message
 */
export function isSeenByTeam(
  conversation: Pick<Conversation, 'is_unread_by_staff' | 'last_message' | 'last_message_at'>,
  atMs: number,
): boolean {
  const { is_unread_by_staff, last_message, last_message_at } = conversation;
  // A conversation that does not know of the message yet says nothing about it.
  if (last_message_at.toMillis() < atMs) return false;
  return !is_unread_by_staff || last_message.sender_type === 'agent';
}
