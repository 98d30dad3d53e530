import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { announceVisible } from './visible-tabs';

/** A page hidden only for a moment needs no listener. */
const HIDDEN_FOR_MS = 1_500;

/**
 * While the admin area is open but hidden: announces new tickets, chats and visitors' answers, as the
 * person chose. The listener lives only as long as the page is hidden.
 */
export function DesktopAlerts() {
  const { uid, support_lib_id: libraryId, is_assign_only: isAssignOnly = false } = useStaff();
  const firestore = useStaffFirestore();
  const isVisible = useIsPageVisible();
  const navigate = useNavigate();
  const open = useRef(navigate);
  open.current = navigate;
  const readsTickets = useMay('Conversations.readTicket');
  const takesChats = useMay('Messages.createInOwnChat');
  const supervisesChats = useMay('Messages.createNoteInOthersChat');

  useEffect(() => (isVisible ? announceVisible() : undefined), [isVisible]);
  useEffect(() => {
    if (isVisible || !(readsTickets || takesChats || supervisesChats)) return undefined;
    let isOver = false;
    let stop = () => {};
    const start = async () => {
      const { followAlerts } = await import('./follow-alerts');
      const go = (to: string) => void open.current(to);
      const person = { uid, libraryId, readsTickets, takesChats, isAssignOnly, supervisesChats };
      const stopFollowing = await followAlerts(firestore, person, go);
      if (isOver) stopFollowing();
      else stop = stopFollowing;
    };
    const timer = setTimeout(
      () => void start().catch((error: unknown) => report('alerts', error)),
      HIDDEN_FOR_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [isVisible, readsTickets, takesChats, isAssignOnly, supervisesChats, firestore, uid, libraryId]);
  return null;
}
