import { report } from '../../../shared/config/report';
import { SESSION_NAME } from '../kept/session-record';
import { startLater } from '../start-later';

/** Lets other tabs see that this one has an open session. @returns a function that ends this */
export function holdSession(): () => void {
  if (!('locks' in navigator)) return () => {};
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(SESSION_NAME, { mode: 'shared' }, () => held);
  return release;
}

async function isSessionHeld(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === SESSION_NAME);
}

/** Runs `work` only if no tab of this browser has an open session. */
export async function unlessHeld(work: () => void): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(SESSION_NAME, { ifAvailable: true }, (lock) => {
    if (lock !== null) work();
  });
}

/** Tells other tabs that a person's session has ended here: without 'Remember me' each tab has its own credentials. */
export function announceEnd(uid: string): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(SESSION_NAME);
  channel.postMessage({ ended: uid });
  channel.close();
}

/** Calls back when a person's session ends in another tab. @returns a function that stops it */
export function onEndElsewhere(uid: string, listener: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => {};
  const channel = new BroadcastChannel(SESSION_NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'ended' in data && data.ended === uid) listener();
  };
  return () => channel.close();
}

/**
 * Takes over another tab's session if this tab has none (D-08). The code for it only loads then, since the sign-in page
 * does not need it.
 */
export async function adoptSession(hasOwn: boolean): Promise<void> {
  if (hasOwn || !('BroadcastChannel' in window) || !(await isSessionHeld())) return;
  const { askOtherTabs } = await import('./hand-on-session');
  await askOtherTabs();
}

/** Answers new tabs of this browser for as long as a session is open. @returns a function that stops it */
export function offerToOtherTabs(): () => void {
  return startLater(
    import('./hand-on-session'),
    ({ offerSession }) => offerSession(),
    (error) => report('session-not-offered', error),
  );
}
