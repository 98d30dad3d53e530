import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../shared/events/emitter';
import { keptFlag } from '../../shared/storage/kept';

/** Stored on this device, like the theme. */
const shown = keptFlag('device', 'harborline-top-bar');
const changes = createEmitter();

function setShown(isShown: boolean): void {
  shown.set(isShown);
  changes.emit();
}

/** Whether to show the top bar; hidden by default (S2.8-16). */
export function useTopBarSetting(): [boolean, (isShown: boolean) => void] {
  return [useSyncExternalStore(changes.subscribe, shown.isSet), setShown];
}
