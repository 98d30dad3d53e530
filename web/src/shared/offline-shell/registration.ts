import { untilOnline } from '../live/until-online';
import { forgetAllBuilds, WORKER_SCOPE, WORKER_SCRIPT } from './shell-cache';

interface Preparation {
  /** whether the device may keep anything */
  readonly isTrusted: boolean;
  /** ends the wait for a connection, without which the browser cannot fetch the worker */
  readonly signal: AbortSignal;
  /** whether there still is a session on a trusted device */
  readonly isWanted: () => boolean;
}

/** Has the browser open the staff area without a connection from now on, or no longer. @throws if that cannot be prepared */
export async function prepareShell({ isTrusted, signal, isWanted }: Preparation): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!isTrusted) return forgetShell();
  await untilOnline(signal).catch(() => undefined);
  if (signal.aborted || !isWanted()) return;
  await navigator.serviceWorker.register(WORKER_SCRIPT, { scope: WORKER_SCOPE, updateViaCache: 'none' });
  // The session may have ended while the worker was fetched.
  if (!isWanted()) await forgetShell();
}

/** Ends that, and removes the files: the device is not trusted any more. */
export async function forgetShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER_SCOPE);
  await registration?.unregister();
  await forgetAllBuilds();
}
