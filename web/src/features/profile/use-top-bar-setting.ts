import { useSyncExternalStore } from 'react';

/** Kept on this machine, like the theme. */
const KEY = 'harborline-top-bar';

const listeners = new Set<() => void>();
/** Where storage is forbidden the choice lasts as long as the page. */
let fallback = false;

function isShown(): boolean {
  try {
    return window.localStorage.getItem(KEY) === '1';
  } catch {
    return fallback;
  }
}

function setShown(next: boolean): void {
  fallback = next;
  try {
    if (next) window.localStorage.setItem(KEY, '1');
    else window.localStorage.removeItem(KEY);
  } catch {
    // The choice above stands.
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the top bar is shown; by default it is hidden (S2.8-16). */
export function useTopBarSetting(): [boolean, (isShown: boolean) => void] {
  return [useSyncExternalStore(subscribe, isShown), setShown];
}
