import { DURATIONS } from '@harborline/domain/limits';

/** Cleared with everything else a session leaves in this tab. */
const KEY = 'harborline-staff:switching-library';

type Listener = () => void;
const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isBegunHere = false;

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** Whether this tab is on its way into another library (S4.2-02). */
export const isSwitching = (): boolean => window.sessionStorage.getItem(KEY) !== null;

/** Whether this page itself is what switches; the one that comes after the reload only still has the flag. */
export const isSwitchingHere = (): boolean => isBegunHere;

/** Sets the flag, which lives through the reload. */
export function beginSwitching(): void {
  clearTimeout(timer);
  isBegunHere = true;
  window.sessionStorage.setItem(KEY, '1');
  tell();
}

/** The switch did not happen. */
export function cancelSwitching(): void {
  clearTimeout(timer);
  isBegunHere = false;
  window.sessionStorage.removeItem(KEY);
  tell();
}

/** Clears the flag one second from now, which is what the page does that comes after the reload (S4.2-04, S9-02). */
export function finishSwitching(): void {
  if (!isSwitching()) return;
  clearTimeout(timer);
  timer = setTimeout(cancelSwitching, DURATIONS.switchingFlagClearsMs);
}

/** @returns a function that ends it */
export function subscribeSwitching(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
