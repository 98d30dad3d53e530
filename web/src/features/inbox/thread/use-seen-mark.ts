import { markAsSeen } from '@harborline/domain/live/actions';
import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { staffConnection } from '../../../shared/live/live-connection';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import type { Ticket } from '../ticket';

/** How long a ticket still counts as unread after it was opened (S4.5-18, S9-04). */
export const SEEN_AFTER_MS = 2_000;

async function sendSeen({ id, support_lib_id, last_message }: Ticket): Promise<void> {
  const { id: message_id, sender_type } = last_message;
  await staffConnection().send(markAsSeen({ support_lib_id, conversation_ref: id, message_id, sender_type }));
}

/**
 * Marks the open ticket as seen once it is really visible (S4.5-17), and says which tickets to show as unread: the
 * open one keeps its mark for two seconds, long enough to notice what was new.
 */
export function useSeenMark(open: Ticket | null, mayMark: boolean): (ticket: Ticket) => boolean {
  const isVisible = useIsPageVisible();
  const [refused, setRefused] = useState<string | null>(null);
  const [fading, setFading] = useState<string | null>(null);
  const isUnseen = open?.is_unread_by_staff === true && isVisible && mayMark;
  const unseen = isUnseen && open.last_message.id !== refused ? open : null;
  const unseenId = unseen?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a ticket is marked once, not with each of its changes
  useEffect(() => {
    if (unseen === null) return;
    setFading(unseen.id);
    sendSeen(unseen).catch((error: unknown) => {
      // The ticket turns unread again; retrying at once would retry forever.
      setRefused(unseen.last_message.id);
      report('not-marked-seen', error);
    });
  }, [unseenId]);

  useEffect(() => {
    if (fading === null) return undefined;
    const timer = setTimeout(() => setFading(null), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fading]);

  return useCallback((ticket: Ticket) => ticket.is_unread_by_staff || ticket.id === fading, [fading]);
}
