import { useEffect } from 'react';

const losing = new Set<symbol>();

/** Whether leaving the page would lose work; for ways to leave that the browser does not ask about. */
export const hasUnsavedWork = (): boolean => losing.size > 0;

/** Makes the browser ask before the page is closed or reloaded. @returns a function that ends this */
export function warnBeforeUnload(): () => void {
  const key = Symbol('unsaved');
  losing.add(key);
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => {
    losing.delete(key);
    window.removeEventListener('beforeunload', warn);
  };
}

/** Makes the browser ask before the page is closed or reloaded while work would be lost. */
export function useUnloadWarning(wouldLose: boolean): void {
  useEffect(() => (wouldLose ? warnBeforeUnload() : undefined), [wouldLose]);
}
