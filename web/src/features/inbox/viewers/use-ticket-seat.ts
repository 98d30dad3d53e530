import { DURATIONS } from '@harborline/domain/limits';
import { useEffect, useState } from 'react';
import { followAfterContent } from '../../../shared/live/follow-after-content';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ownWriting } from './own-writing';
import type { TicketSeat } from './ticket-seat';
import { viewerStore } from './viewer-store';

const load = () => import('./ticket-seat');

/** Whether somebody may be looking at this tab: not once it has been hidden for a while. */
function useIsLookedAt(): boolean {
  const isVisible = useIsPageVisible();
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    setLeft(false);
    if (isVisible) return undefined;
    const timer = setTimeout(() => setLeft(true), DURATIONS.hiddenViewerMs);
    return () => clearTimeout(timer);
  }, [isVisible]);
  return isVisible || !isLeft;
}

/** Tells the team which ticket is open here, and learns who views which one (D-116). @param ticket its id */
export function useTicketSeat(ticket: string | null): void {
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayView = useMay('Conversations.readTicket');
  const isLookedAt = useIsLookedAt();
  const [seat, setSeat] = useState<TicketSeat | null>(null);

  useEffect(() => {
    if (!mayView) return undefined;
    return followAfterContent({
      name: 'ticket-viewers',
      load,
      follow: ({ takeTicketSeat }) => {
        const taken = takeTicketSeat({ libraryId, uid }, viewerStore.set);
        setSeat(taken);
        return () => {
          taken.leave();
          setSeat(null);
          viewerStore.set(new Map());
        };
      },
    });
  }, [libraryId, uid, mayView]);

  const shown = isLookedAt ? ticket : null;
  useEffect(() => {
    if (seat === null) return undefined;
    const show = () => seat.show(shown === null ? null : { ticket: shown, writing: ownWriting.at(shown) });
    show();
    return ownWriting.subscribe(show);
  }, [seat, shown]);
}
