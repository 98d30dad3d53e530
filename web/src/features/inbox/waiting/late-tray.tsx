import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { loadOnceUsed } from '../../../shared/live/follow-after-content';
import { useStaff } from '../../../shared/staff/session-context';
import { readyForToasts } from '../../../shared/ui-admin/toasts';
import { waiting } from './waiting';

const loadTray = () => import('./waiting-tray');
const WaitingTray = lateComponent(async () => (await loadTray()).WaitingTray);

/** It cannot be loaded when it is needed. */
const prepare = () => loadOnceUsed('waiting-tray', () => Promise.all([loadTray(), readyForToasts()]));

/** What waits to be sent, once anything does. */
export function LateTray() {
  useEffect(prepare, []);
  const { support_lib_id: libraryId } = useStaff();
  const { isShown } = useSyncExternalStore(waiting.subscribe, waiting.get);
  return (
    isShown && (
      <Suspense>
        <WaitingTray libraryId={libraryId} />
      </Suspense>
    )
  );
}
