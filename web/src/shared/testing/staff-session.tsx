import type { User } from '@harborline/domain/entities/user';
import type { ReactNode } from 'react';
import { SessionContextProvider } from '../staff/session-context';

/** Somebody who is signed in, for tests of what stands behind the guard. */
export function StaffSession({ user, children }: { user: User; children: ReactNode }) {
  const state = { status: 'ready', user } as const;
  return (
    <SessionContextProvider session={{ state, retryProfile: () => {}, end: async () => {} }}>
      {children}
    </SessionContextProvider>
  );
}
