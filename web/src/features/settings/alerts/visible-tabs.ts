const LOCK = 'harborline-visible';

/** Announces to other tabs that this tab is visible, while it is. Returns an unsubscribe function. */
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
