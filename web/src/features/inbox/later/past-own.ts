import type { ThreadMessage } from '../ticket';

/**
 * The last message that somebody has seen who has written themselves since: nobody overlooks their own, such as the one that
 * went out while they chose a time.
 * @param messages of the thread, oldest first
 * @param follows id of the last one that they had seen; undefined for none
 */
export function pastOwn(
  messages: readonly ThreadMessage[],
  follows: string | undefined,
  uid: string,
): string | undefined {
  const stored = messages.filter(({ is_public, isPending }) => is_public && !isPending);
  const seen = stored.findIndex(({ id }) => id === follows);
  if (seen === -1) return follows;
  const after = stored.slice(seen + 1);
  const other = after.findIndex(({ sender_ref }) => sender_ref !== uid);
  return (other === -1 ? after : after.slice(0, other)).at(-1)?.id ?? follows;
}

/** The last message for the visitor that the server has; undefined for none. */
export const lastStored = (messages: readonly ThreadMessage[]): ThreadMessage | undefined =>
  messages.findLast(({ is_public, isPending }) => is_public && !isPending);
