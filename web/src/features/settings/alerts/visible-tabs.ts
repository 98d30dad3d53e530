const LOCK = 'harborline-visible';

/** Lets other tabs see whether this tab is visible. @returns a function that stops it */
export function announceVisible(): () => void {
  if (!('locks' in navigator)) return () => {};
  let release = () => {};
  let isOver = false;
  navigator.locks
    .request(LOCK, { mode: 'shared' }, () =>
      isOver
        ? undefined
        : new Promise<void>((resolve) => {
            release = resolve;
          }),
    )
    .catch(() => undefined);
  return () => {
    isOver = true;
    release();
  };
}

/** Whether another tab of this browser is visible. */
export async function isAnyTabVisible(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}
