import type { User } from '@harborline/domain/entities/user';
import { createContext, type ReactNode, useContext } from 'react';
import type { EndReason, SessionState } from './session-state';

export interface Session {
  readonly state: SessionState;
  readonly retryProfile: () => void;
  /** ends the session in all tabs; for a Log Out button use `useLogOut` */
  readonly end: (reason: EndReason, message?: string) => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

export function SessionContextProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs the session provider');
  return session;
}

/** The signed-in person; only for screens behind the guard. */
export function useStaff(): User {
  const { state } = useSession();
  if (state.status !== 'ready') throw new Error('useStaff needs a screen behind the guard');
  return state.user;
}
