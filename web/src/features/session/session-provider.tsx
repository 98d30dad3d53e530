import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onInboxUnauthorised } from '../../shared/api/inbox-unauthorised';
import { SessionContextProvider } from '../../shared/staff/session-context';
import type { MissingPart, SessionState } from '../../shared/staff/session-state';
import { type Toasts, useToasts } from '../../shared/ui-admin/toasts';
import { NoticeProvider, useShowNotice } from './notices';
import { createSession } from './session';
import { sessionPorts } from './session-ports';
import { useSessionExpiry } from './use-session-expiry';

const MISSING_TEXTS: Record<MissingPart, string> = {
  profile: ADMIN_TEXTS.profileFailed,
  permissions: ADMIN_TEXTS.permissionsFailed,
};

/** The text loads on demand, since the sign-in page does not need it. */
async function sayThatLeavingFailed(toasts: Toasts): Promise<void> {
  const { AGENCY_TEXTS } = await import('@harborline/domain/texts/agency');
  toasts.error(AGENCY_TEXTS.switchBackFailed);
}

const hasAccount = ({ status }: SessionState) => status !== 'starting' && status !== 'signed-out';

/** Keeps track of the signed-in teammate. The database client loads with the first session. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <NoticeProvider>
      <SessionKeeper>{children}</SessionKeeper>
    </NoticeProvider>
  );
}

function SessionKeeper({ children }: { children: ReactNode }) {
  const toasts = useToasts();
  const notice = useShowNotice();
  const [session] = useState(() =>
    createSession(sessionPorts, {
      notice,
      missing: (part) => toasts.error(MISSING_TEXTS[part]),
      leaveFailed: () => void sayThatLeavingFailed(toasts),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.current);
  const { end, retryProfile } = session;

  useEffect(() => session.start(), [session]);
  useEffect(() => onInboxUnauthorised(() => void end('expired')), [end]);
  useSessionExpiry(hasAccount(state), end);

  const value = useMemo(() => ({ state, retryProfile, end }), [state, retryProfile, end]);
  return <SessionContextProvider session={value}>{children}</SessionContextProvider>;
}
