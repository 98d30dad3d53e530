import { DURATIONS } from '@harborline/domain/limits';
import { createEmitter } from '../../../shared/events/emitter';
import { keptFlag, sessionKey } from '../../../shared/storage/kept';

const flag = keptFlag('tab', sessionKey('switching-library'));
const changes = createEmitter();
let timer: ReturnType<typeof setTimeout> | undefined;
let isBegunHere = false;

function setSwitching(isOn: boolean): void {
  clearTimeout(timer);
  isBegunHere = isOn;
  flag.set(isOn);
  changes.emit();
}

/** Whether this tab is on its way into another library (S4.2-02). */
export const isSwitching = flag.isSet;

/** Whether this page itself is what switches; the one that comes after the reload only still has the flag. */
export const isSwitchingHere = (): boolean => isBegunHere;

/** Sets the flag, which lives through the reload. */
export const beginSwitching = (): void => setSwitching(true);

/** The switch did not happen. */
export const cancelSwitching = (): void => setSwitching(false);

/** Clears the flag one second from now, which is what the page does that comes after the reload (S4.2-04, S9-02). */
export function finishSwitching(): void {
  if (!isSwitching()) return;
  clearTimeout(timer);
  timer = setTimeout(cancelSwitching, DURATIONS.switchingFlagClearsMs);
}

/** @returns an unsubscribe function */
export const subscribeSwitching = changes.subscribe;
