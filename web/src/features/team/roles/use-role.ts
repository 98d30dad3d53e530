import type { Role } from '@harborline/domain/permissions/slugs';
import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import type { Grants } from '../permissions/permission-draft';
import { readRole } from '../permissions/permissions';

export type RoleState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly grants: Grants };

interface Held {
  readonly role: Role;
  readonly attempt: number;
  readonly state: RoleState;
}

/** The defaults of a role. */
export function useRole(role: Role): { state: RoleState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    let isOver = false;
    const hold = (state: RoleState) => {
      if (!isOver) setHeld({ role, attempt, state });
    };
    readRole(role).then(
      (grants) => hold({ status: 'ready', grants }),
      (error: unknown) => {
        report('role', error);
        hold({ status: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [role, attempt]);
  const isCurrent = held?.role === role && held.attempt === attempt;
  return {
    state: isCurrent ? held.state : { status: 'loading' },
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
