const NAME = 'harborline-staff-session';

/** Shows to other tabs that a session is open in this one. @returns a function that ends that */
export function holdSession(): () => void {
  if (!('locks' in navigator)) return () => {};
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(NAME, { mode: 'shared' }, () => held);
  return release;
}

/** Whether a tab of this browser has a session open. */
export async function isSessionHeld(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === NAME);
}

/** Does something only if no tab of this browser has a session open. */
export async function unlessHeld(work: () => void): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
    if (lock !== null) work();
  });
}
