import { useEffect, useRef, useState } from 'react';
import { offerFollow } from '../../../shared/commands/follow-target';
import { isWriting } from '../../../shared/hooks/is-writing';
import { useHasSingleKeys } from '../../../shared/staff/use-has-single-keys';
import type { Ticket } from '../ticket';
import { useFollow } from './use-follow';

/** F, and the command bar, follow the open ticket or end that (D-123). It shows nothing, and reads nothing before that. */
export function FollowKey({ ticket }: { ticket: Ticket }) {
  const [isAsked, setAsked] = useState(false);
  const hasSingleKeys = useHasSingleKeys();
  useEffect(() => offerFollow(() => setAsked(true)), []);
  useEffect(() => {
    if (!hasSingleKeys) return undefined;
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key !== 'f' || hasModifier || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      if (!event.repeat) setAsked(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasSingleKeys]);
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
