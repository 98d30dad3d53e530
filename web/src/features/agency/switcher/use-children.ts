import type { AgencyItem } from '@harborline/domain/agency/agency-item';
import { loginAs } from '@harborline/domain/api/admin/acting';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { isAgencyUser } from '@harborline/domain/team/standing';
import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaff } from '../../../shared/staff/session-context';
import { loadChildren } from '../agency-calls';

/** Whether this library had children when last looked before signing out, so that the switcher need not appear late. */
const hintKey = (libraryId: string) => `harborline-staff:has-children:${libraryId}`;

function hadChildren(libraryId: string): boolean {
  try {
    return window.localStorage.getItem(hintKey(libraryId)) !== null;
  } catch {
    return false;
  }
}

function rememberChildren(libraryId: string, hasSome: boolean): void {
  try {
    if (hasSome) window.localStorage.setItem(hintKey(libraryId), '1');
    else window.localStorage.removeItem(hintKey(libraryId));
  } catch {
    // It then appears a moment later.
  }
}

export type Children =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly children: readonly AgencyItem[] };

/** Until the list is asked for again by itself, since without it the switcher may not be there to ask by hand. */
const RETRY_MS = 30_000;

const LOADING: Children = { status: 'loading' };

interface ChildrenOfAgency {
  readonly children: Children;
  /** whether there are some, as far as it is known */
  readonly hasSome: boolean;
  readonly retry: () => void;
}

/**
 * The child libraries of an agency user (S4.2-01) who may step into them (D-61), read once; others have none, and
 * nothing is asked for them.
 */
export function useChildren(): ChildrenOfAgency {
  const user = useStaff();
  const mayStepIn = isAllowed(user.permissions, loginAs.permission);
  const libraryId = isAgencyUser(user) && mayStepIn ? user.support_lib_id : null;
  const [attempt, setAttempt] = useState(0);
  const [children, setChildren] = useState<Children>(LOADING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    if (libraryId === null) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = (next: Children) => {
      if (!isOver) setChildren(next);
    };
    hold(LOADING);
    loadChildren(libraryId).then(
      (found) => {
        rememberChildren(libraryId, found.length > 0);
        hold({ status: 'ready', children: found });
      },
      (error: unknown) => {
        report('children', error);
        hold({ status: 'failed' });
        if (!isOver) timer = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [libraryId, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isKnown = children.status === 'ready';
  const hasSome = libraryId !== null && (isKnown ? children.children.length > 0 : hadChildren(libraryId));
  return { children, hasSome, retry };
}
