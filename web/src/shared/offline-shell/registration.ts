import { forgetAllBuilds, WORKER_SCOPE, WORKER_SCRIPT } from './shell-cache';

/** Has the browser open the staff area without a connection from now on. @throws if it cannot be prepared */
export async function keepShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER_SCRIPT, { scope: WORKER_SCOPE, updateViaCache: 'none' });
}

/** Ends that, and removes the files: the device is not trusted any more. */
export async function forgetShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER_SCOPE);
  await registration?.unregister();
  await forgetAllBuilds();
}
