import { useEffect, useRef } from 'react';
import { report } from '../../../shared/config/report';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import { useMay } from '../../../shared/staff/use-may';
import { SEEN_AFTER_MS } from '../thread/use-seen-mark';
import type { Ticket } from '../ticket';

/** What people are notified of, as far as the ticket itself shows it. */
const stateOf = ({ id, last_message, status, assigned_to, team_ref = '' }: Ticket): string =>
  [id, last_message.id, status, assigned_to, team_ref].join(' ');

/** @param isNews whether something has happened since the ticket was read last */
async function readNotices(ticket: string, isNews: boolean): Promise<void> {
  const { isUnreadInFeed, readTicketInFeed } = await import('../../feed');
  if (isNews || isUnreadInFeed(ticket)) await readTicketInFeed(ticket);
}

/**
 * Tells the feed that a ticket has been looked at, once it has been open long enough to see it. Whoever comes back to it
 * in its tab tells it again only if something has happened, or if the feed has something unread about it.
 */
export function useReadNotices(ticket: Ticket | null): void {
  const isVisible = useIsPageVisible();
  const mayMark = useMay('Conversations.markRead');
  const id = ticket?.id ?? null;
  const state = useRef('');
  state.current = ticket === null ? '' : stateOf(ticket);
  const readState = useRef('');
  useEffect(() => {
    if (id === null || !isVisible || !mayMark) return undefined;
    const read = () => {
      const isNews = readState.current !== state.current;
      readState.current = state.current;
      readNotices(id, isNews).catch((error: unknown) => report('notices-not-read', error));
    };
    const timer = setTimeout(read, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, isVisible, mayMark]);
}
