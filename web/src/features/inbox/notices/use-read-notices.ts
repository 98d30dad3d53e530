import { useEffect } from 'react';
import { report } from '../../../shared/config/report';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import { useMay } from '../../../shared/staff/use-may';
import { SEEN_AFTER_MS } from '../thread/use-seen-mark';

/** Tells the feed that a ticket has been looked at, once it has been open long enough to see it. @param ticket its id */
export function useReadNotices(ticket: string | null): void {
  const isVisible = useIsPageVisible();
  const mayMark = useMay('Conversations.markRead');
  useEffect(() => {
    if (ticket === null || !isVisible || !mayMark) return undefined;
    const read = async () => (await import('../../feed')).readTicketInFeed(ticket);
    const timer = setTimeout(
      () => void read().catch((error: unknown) => report('notices-not-read', error)),
      SEEN_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [ticket, isVisible, mayMark]);
}
