import { useEffect } from 'react';
import { useWorkOwner } from '../../../features/session';
import { report } from '../../../shared/config/report';
import { firstContent } from '../../../shared/live/first-content';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { senderName } from '../../../shared/staff/staff-name';

/** Sends what the person wrote before and could not send, on whatever screen they are. */
export function useKeptMessages(): void {
  const firestore = useStaffFirestore();
  const owner = useWorkOwner();
  const user = useStaff();
  const { support_lib_id: libraryId } = user;
  const name = senderName(user);

  useEffect(() => {
    let isOver = false;
    let leave = () => {};
    const join = async () => {
      await firstContent();
      if (isOver) return;
      const { joinOutbox } = await import('../../../features/inbox/reply/outbox');
      if (!isOver) leave = joinOutbox({ firestore, owner, libraryId, name });
    };
    join().catch((error: unknown) => report('outbox', error));
    return () => {
      isOver = true;
      leave();
    };
  }, [firestore, owner, libraryId, name]);
}
