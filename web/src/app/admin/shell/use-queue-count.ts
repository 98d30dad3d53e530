import { INBOX_TAB_PERMISSIONS } from '@harborline/domain/permissions/table';
import { useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { firstContent } from '../../../shared/live/first-content';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';

/** How many visitors wait in the queue, for people who may take chats (S2.8-04); 0 for others. */
export function useQueueCount(): number {
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayTake = useMay(INBOX_TAB_PERMISSIONS.queue);
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!mayTake) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    const follow = async () => {
      await firstContent();
      if (isOver) return;
      const { watchQueueCount } = await import('../../../shared/live/live-connection-queue');
      if (!isOver) stop = watchQueueCount({ libraryId, uid }, setCount);
    };
    follow().catch((error: unknown) => report('queue', error));
    return () => {
      isOver = true;
      stop?.();
      setCount(0);
    };
  }, [mayTake, libraryId, uid]);

  return count;
}
