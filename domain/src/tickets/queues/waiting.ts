import type { Conversation, ConversationStatus } from '../../entities/conversation';

/** What a ticket that waits for somebody to take it may be: nobody works on a closed one. */
export const WAITING_STATUSES = ['open', 'pending'] as const satisfies readonly ConversationStatus[];

/**
 * Since when a ticket waits, in milliseconds since 1970: since it came, or since it was last opened or parked. Another message
 * of its visitor changes nothing while it is open, so that nobody loses their place by asking again.
 */
export const waitsSince = ({
  created_at,
  status_changed_at,
}: Pick<Conversation, 'created_at' | 'status_changed_at'>): number =>
  Math.max(created_at.toMillis(), status_changed_at?.toMillis() ?? 0);
