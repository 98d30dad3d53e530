import { INBOX_TAB_PERMISSIONS } from '@harborline/domain/permissions/table';
import { useEffect, useState } from 'react';
import { followAfterContent } from '../../../shared/live/follow-after-content';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';

/** Number of visitors in the queue, for people who may take chats (S2.8-04) and want to (D-67); 0 for others. */
export function useQueueCount(): number {
  const { uid, support_lib_id: libraryId, is_assign_only: isAssignOnly = false } = useStaff();
  const mayTake = useMay(INBOX_TAB_PERMISSIONS.queue) && !isAssignOnly;
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!mayTake) return undefined;
    const stop = followAfterContent({
      name: 'queue',
      load: () => import('../../../shared/live/live-connection-queue'),
      follow: ({ watchQueueCount }) => watchQueueCount({ libraryId, uid }, setCount),
    });
    return () => {
      stop();
      setCount(0);
    };
  }, [mayTake, libraryId, uid]);

  return count;
}
