import type { Conversation } from '../entities/conversation';
import { waitsSince } from '../tickets/queues/waiting';

type Waiting = Pick<Conversation, 'created_at' | 'status_changed_at' | 'came_back'>;

/** Whether a ticket was opened since it came back from somebody who left: it was parked then, or people have parked it since. */
function isOpenedSince({ status_changed_at: changedAt, came_back: cameBack }: Waiting): boolean {
  const since = cameBack?.since;
  return since !== undefined && changedAt !== undefined && changedAt.toMillis() > since.toMillis();
}

/**
 * Since when people could have taken a ticket that nobody has, in milliseconds: since it waits, or since somebody took it from
 * whoever had it. One whose teammate left has waited enough (D-137), unless it was opened only after that.
 */
export const waitingSinceMs = (ticket: Waiting): number => {
  const { came_back: cameBack } = ticket;
  // Long ago: no rule waits longer than a week.
  if (cameBack?.at === null && !isOpenedSince(ticket)) return 0;
  return Math.max(waitsSince(ticket), cameBack?.at?.toMillis() ?? 0);
};
