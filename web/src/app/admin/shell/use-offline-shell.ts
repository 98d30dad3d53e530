import { useEffect } from 'react';
import { onLogout, useWorkOwner } from '../../../features/session';
import { report } from '../../../shared/config/report';
import { isTrustedDevice } from '../../../shared/kept-session/has-session';
import { loadOnceUsed } from '../../../shared/live/follow-after-content';

const load = () => import('../../../shared/offline-shell/registration');

/** aborted when the session ends, while its credentials are still there */
let session = new AbortController();
let isLeavingRegistered = false;
let forgetting: Promise<void> = Promise.resolve();

/** Registered once and never removed: the shell may have unmounted by the time the session ends. */
function forgetAtLogOut(): void {
  if (isLeavingRegistered) return;
  isLeavingRegistered = true;
  onLogout(() => {
    session.abort();
    // Signing out does not wait: the browser ends a worker only once all its files have arrived, and they are no secret.
    forgetting = load()
      .then(({ forgetShell }) => forgetShell())
      .catch((error: unknown) => report('offline-shell', error));
  });
}

/** On a trusted device, the staff area opens without a connection as well, until the session ends (D-42, D-128). */
export function useOfflineShell(): void {
  const { isTrusted } = useWorkOwner();
  useEffect(() => {
    // The development server has no files to keep.
    if (!import.meta.env.PROD) return undefined;
    forgetAtLogOut();
    if (session.signal.aborted) session = new AbortController();
    const { signal: ended } = session;
    const leaving = new AbortController();
    const { signal } = leaving;
    ended.addEventListener('abort', () => leaving.abort(), { once: true, signal });
    const isWanted = () => !ended.aborted && isTrustedDevice();
    const stop = loadOnceUsed('offline-shell', async () => {
      // The session before would take away what this one keeps.
      await forgetting;
      const { prepareShell } = await load();
      await prepareShell({ isTrusted, signal, isWanted }).catch((error: unknown) =>
        report('offline-shell', error),
      );
    });
    return () => {
      leaving.abort();
      stop();
    };
  }, [isTrusted]);
}
