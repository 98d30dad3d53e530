import type { Conversation } from '../entities/conversation';
import { waitsSince } from '../tickets/queues/waiting';

/**
 * Since when people could have taken a ticket that nobody has, in milliseconds: since it waits, or since somebody took it from
 * whoever had it. One whose teammate left has waited enough (D-137).
 */
export const waitingSinceMs = (
  ticket: Pick<Conversation, 'created_at' | 'status_changed_at' | 'came_back'>,
): number => {
  const { came_back: cameBack } = ticket;
  // Long ago: no rule waits longer than a week.
  if (cameBack?.at === null) return 0;
  return Math.max(waitsSince(ticket), cameBack?.at?.toMillis() ?? 0);
};
