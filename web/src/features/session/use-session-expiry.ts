import { useEffect } from 'react';
import type { EndReason } from '../../shared/staff/session-state';
import { isPresentSessionExpired } from './kept/session-record';

const CHECK_MS = 60_000;

/** Ends a session past its expiry: checked on start, on focus and each minute (D-08). */
export function useSessionExpiry(isSignedIn: boolean, end: (reason: EndReason) => Promise<void>): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const check = () => {
      if (isPresentSessionExpired(Date.now())) void end('expired');
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    window.addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
    };
  }, [isSignedIn, end]);
}
