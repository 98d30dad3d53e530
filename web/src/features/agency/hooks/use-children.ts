import type { AgencyItem } from '@harborline/domain/agency/agency-item';
import { isAgencyUser } from '@harborline/domain/team/standing';
import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaff } from '../../session';
import { loadChildren } from '../data/agency-calls';

export type Children =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly children: readonly AgencyItem[] };

const LOADING: Children = { status: 'loading' };

/** The child libraries of an agency user (S4.2-01), read once; others have none, and nothing is asked for them. */
export function useChildren(): { children: Children | null; retry: () => void } {
  const user = useStaff();
  const libraryId = isAgencyUser(user) ? user.support_lib_id : null;
  const [attempt, setAttempt] = useState(0);
  const [children, setChildren] = useState<Children>(LOADING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    if (libraryId === null) return undefined;
    let isOver = false;
    const hold = (next: Children) => {
      if (!isOver) setChildren(next);
    };
    hold(LOADING);
    loadChildren(libraryId).then(
      (found) => hold({ status: 'ready', children: found }),
      (error: unknown) => {
        report('children', error);
        hold({ status: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [libraryId, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { children: libraryId === null ? null : children, retry };
}
