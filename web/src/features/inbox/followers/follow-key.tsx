import { useEffect } from 'react';
import { offerFollow } from '../../../shared/commands/follow-target';
import { isWriting } from '../../../shared/hooks/is-writing';
import { useHasSingleKeys } from '../../../shared/staff/use-has-single-keys';
import type { Ticket } from '../ticket';
import { useFollow } from './use-follow';

/** F, and the command bar, follow the open ticket or end that (D-123). It shows nothing. */
export function FollowKey({ ticket }: { ticket: Ticket }) {
  const { toggle, isFollowing } = useFollow(ticket);
  const hasSingleKeys = useHasSingleKeys();
  useEffect(() => (toggle === undefined ? undefined : offerFollow({ isFollowing, toggle })));
  useEffect(() => {
    if (!hasSingleKeys || toggle === undefined) return undefined;
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key !== 'f' || hasModifier || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
  return null;
}
