import { useEffect, useRef, useState } from 'react';
import { offerFollow } from '../../../shared/commands/follow-target';
import type { Ticket } from '../ticket';
import { useTicketKey } from '../use-ticket-key';
import { useFollow } from './use-follow';

/** F, and the command bar, follow the open ticket or end that (D-123). It shows nothing, and reads nothing before that. */
export function FollowKey({ ticket }: { ticket: Ticket }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => offerFollow(() => setAsked(true)), []);
  useTicketKey('f', () => setAsked(true));
  return isAsked && <FollowOnce ticket={ticket} onDone={() => setAsked(false)} />;
}

/** Follows the ticket, or ends that, as soon as it is known which. */
function FollowOnce({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const { followers, toggle } = useFollow(ticket);
  const isBegun = useRef(false);
  const isKnown = followers.status !== 'loading';
  useEffect(() => {
    if (!isKnown || isBegun.current) return;
    isBegun.current = true;
    toggle?.();
    onDone();
  });
  return null;
}
