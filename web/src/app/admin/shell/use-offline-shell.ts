import { useEffect } from 'react';
import { onLogout, useWorkOwner } from '../../../features/session';
import { report } from '../../../shared/config/report';
import { loadOnceUsed } from '../../../shared/live/follow-after-content';

const load = () => import('../../../shared/offline-shell/registration');

/** Without a connection, the browser cannot fetch the worker. */
const nextConnection = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

let isLeavingRegistered = false;

/** Registered once and never removed: the shell may have unmounted by the time the session ends. */
function forgetAtLogOut(): void {
  if (isLeavingRegistered) return;
  isLeavingRegistered = true;
  onLogout(async () => (await load()).forgetShell());
}

/** On a trusted device, the staff area opens without a connection as well, until the session ends (D-42, D-128). */
export function useOfflineShell(): void {
  const { isTrusted } = useWorkOwner();
  useEffect(() => {
    // The development server has no files to keep.
    if (!import.meta.env.PROD) return undefined;
    forgetAtLogOut();
    return loadOnceUsed('offline-shell', async () => {
      const { keepShell, forgetShell } = await load();
      if (!navigator.onLine) await nextConnection();
      await (isTrusted ? keepShell() : forgetShell()).catch((error: unknown) =>
        report('offline-shell', error),
      );
    });
  }, [isTrusted]);
}
