import { useEffect } from 'react';
import { useStaff } from '../../../features/session';
import { report } from '../../../shared/config/report';

/** Keeps the signed-in person present in the library while this tab is open. */
export function usePresence(): void {
  const { uid, support_lib_id: libraryId, is_away } = useStaff();
  const isAway = is_away === 1;
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isOver = false;
    import('../../../features/session/data/announce-presence').then(
      ({ announcePresence }) => {
        if (!isOver) leave = announcePresence({ libraryId, uid, isAway });
      },
      (error: unknown) => report('presence', error),
    );
    return () => {
      isOver = true;
      leave?.();
    };
  }, [uid, libraryId, isAway]);
}
