import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import { markSeen } from '../data/mark-seen';
import type { Ticket } from '../model/ticket';

/** How long a ticket still counts as unread here after it was opened (S4.5-18, S9-04). */
export const SEEN_AFTER_MS = 2_000;

/**
 * Marks the open ticket as seen once it is really on a screen (S4.5-17), and says which tickets to draw as
 * unread: the open one keeps its mark for two seconds, long enough to notice what was new.
 */
export function useSeenMark(open: Ticket | null, mayMark: boolean): (ticket: Ticket) => boolean {
  const firestore = useStaffFirestore();
  const isVisible = useIsPageVisible();
  const [fading, setFading] = useState<string | null>(null);
  const unseenId = open?.is_unread_by_staff === true && isVisible && mayMark ? open.id : null;

  useEffect(() => {
    if (unseenId === null) return;
    setFading(unseenId);
    markSeen(firestore, unseenId).catch((error: unknown) => report('not-marked-seen', error));
  }, [firestore, unseenId]);

  useEffect(() => {
    if (fading === null) return undefined;
    const timer = setTimeout(() => setFading(null), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fading]);

  return useCallback((ticket: Ticket) => ticket.is_unread_by_staff || ticket.id === fading, [fading]);
}
