import { senderName } from '@harborline/domain/team/sender-name';
import { useEffect } from 'react';
import { useWorkOwner } from '../../../features/session';
import { followAfterContent } from '../../../shared/live/follow-after-content';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';

/** Sends the user's unsent messages of earlier visits, whichever screen is open. */
export function useKeptMessages(): void {
  const firestore = useStaffFirestore();
  const owner = useWorkOwner();
  const user = useStaff();
  const { support_lib_id: libraryId } = user;
  const name = senderName(user);

  useEffect(
    () =>
      followAfterContent({
        name: 'outbox',
        load: () => import('../../../features/inbox/reply/outbox'),
        follow: ({ joinOutbox }) => joinOutbox({ firestore, owner, libraryId, name }),
      }),
    [firestore, owner, libraryId, name],
  );
}
