import { Suspense, useSyncExternalStore } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { waiting } from './waiting';

const WaitingTray = lateComponent(async () => (await import('./waiting-tray')).WaitingTray);

/** What waits to be sent, once anything does. */
export function LateTray() {
  const { isShown } = useSyncExternalStore(waiting.subscribe, waiting.get);
  return (
    isShown && (
      <Suspense>
        <WaitingTray />
      </Suspense>
    )
  );
}
