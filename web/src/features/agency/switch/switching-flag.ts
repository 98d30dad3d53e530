import { DURATIONS } from '@harborline/domain/limits';
import { createEmitter } from '../../../shared/events/emitter';
import { keptFlag } from '../../../shared/storage/kept';
import { sessionKey } from '../../../shared/storage/session-key';

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

/** Whether this tab is switching to another library (S4.2-02). */
export const isSwitching = flag.isSet;

/** Whether this page started the switch; after the reload, only the flag remains. */
export const isSwitchingHere = (): boolean => isBegunHere;

/** Sets the flag, which survives the reload. */
export const beginSwitching = (): void => setSwitching(true);

/** Clears the flag because the switch failed. */
export const cancelSwitching = (): void => setSwitching(false);

/** Clears the flag after one second; the page calls this after the reload (S4.2-04, S9-02). */
export function finishSwitching(): void {
  if (!isSwitching()) return;
  clearTimeout(timer);
  timer = setTimeout(cancelSwitching, DURATIONS.switchingFlagClearsMs);
}

/** @returns an unsubscribe function */
export const subscribeSwitching = changes.subscribe;
