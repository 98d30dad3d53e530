import { isSessionHeld } from './session-lock';

/**
 * Takes over the session of another tab, if this one has none and another has; done before anybody is looked for. What
 * it takes is not worth a place in front of the sign-in.
 */
export async function adoptSession(hasOwn: boolean): Promise<void> {
  if (hasOwn || !('BroadcastChannel' in window) || !(await isSessionHeld())) return;
  const { askOtherTabs } = await import('./hand-on-session');
  await askOtherTabs();
}

/** Answers new tabs of this browser for as long as a session is open. @returns a function that stops it */
export function offerToOtherTabs(report: (error: unknown) => void): () => void {
  let stop = () => {};
  let isOver = false;
  import('./hand-on-session').then(({ offerSession }) => {
    if (!isOver) stop = offerSession();
  }, report);
  return () => {
    isOver = true;
    stop();
  };
}
