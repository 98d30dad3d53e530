import type { User } from '@harborline/domain/entities/user';
import type { ReactNode } from 'react';
import { SessionContextProvider } from '../staff/session-context';

/** Provides a signed-in person, for tests of screens behind the guard. */
export function StaffSession({ user, children }: { user: User; children: ReactNode }) {
  const state = { status: 'ready', user } as const;
  return (
    <SessionContextProvider session={{ state, retryProfile: () => {}, end: async () => {} }}>
      {children}
    </SessionContextProvider>
  );
}
