import type { AgencyItem } from '@harborline/domain/agency/agency-item';
import { loginAs } from '@harborline/domain/api/admin/acting';
import { isAgencyUser } from '@harborline/domain/team/standing';
import { useMemo } from 'react';
import { report } from '../../../shared/config/report';
import { type Subscribe, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { keptFlag } from '../../../shared/storage/kept';
import { sessionKey } from '../../../shared/storage/session-key';

/** Whether this library had children when last read, so that the switcher does not appear late. */
const hasChildrenHint = (libraryId: string) => keptFlag('device', sessionKey(`has-children:${libraryId}`));

/** Delay before the list is read again: without it, the switcher may be missing and offer no manual retry. */
const RETRY_MS = 30_000;

/**
 * The children of a library, read until that succeeds. Not with `useRequest`: the switcher is part of the
 * shell, so react-query would load before the first screen.
 */
function readChildren(libraryId: string): Subscribe<readonly AgencyItem[]> {
  return ({ next, error }) => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      try {
        const { loadChildren } = await import('../agency-calls');
        const children = await loadChildren(libraryId, ending.signal);
        hasChildrenHint(libraryId).set(children.length > 0);
        next(children);
      } catch (failure) {
        if (ending.signal.aborted) return;
        report('children', failure);
        error(failure instanceof Error ? failure : new Error(String(failure)));
        timer = setTimeout(read, RETRY_MS);
      }
    };
    void read();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  };
}

export interface ChildrenOfAgency {
  readonly children: Loadable<readonly AgencyItem[]>;
  /** whether there are any, as far as known */
  readonly hasSome: boolean;
  readonly retry: () => void;
}

/** The child libraries of an agency user (S4.2-01) who may step into them (D-61); nothing is read for others. */
export function useChildren(): ChildrenOfAgency {
  const user = useStaff();
  const mayStepIn = useMay(loginAs);
  const libraryId = isAgencyUser(user) && mayStepIn ? user.support_lib_id : null;
  const source = useMemo(() => (libraryId === null ? null : readChildren(libraryId)), [libraryId]);
  const { live: children, retry } = useSubscription(source);
  const hadSome = useMemo(() => libraryId !== null && hasChildrenHint(libraryId).isSet(), [libraryId]);
  const hasSome = libraryId !== null && (children.status === 'ready' ? children.data.length > 0 : hadSome);
  return { children, hasSome, retry };
}
