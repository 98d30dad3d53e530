import { useEffect, useState } from 'react';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { hasSession, isTrustedDevice } from '../../../shared/kept-session/has-session';
import { keptText } from '../../../shared/storage/kept';
import { sessionKey } from '../../../shared/storage/session-key';

/**
 * Until when a list was up to date, while there is no connection: a list that the server has confirmed stays so as long as
 * there is one (D-128).
 * @param scope of the list
 * @returns null with a connection, and where that is not known
 */
export function useListTime(scope: string, isConfirmed: boolean): Date | null {
  const isOnline = useIsOnline();
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => {
    const kept = keptText(isTrustedDevice() ? 'device' : 'tab', sessionKey(`list-read:${scope}`));
    if (!isOnline) {
      const ms = Number(kept.read());
      setAt(ms > 0 ? new Date(ms) : null);
      return undefined;
    }
    setAt(null);
    if (!isConfirmed) return undefined;
    // Log Out has removed what the device keeps: nothing of it comes back.
    const note = () => void (hasSession() && kept.write(String(Date.now())));
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('pagehide', note);
      note();
    };
  }, [scope, isConfirmed, isOnline]);
  return at;
}
