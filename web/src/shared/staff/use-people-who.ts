import type { User } from '@harborline/domain/entities/user';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { teammates } from '@harborline/domain/stores/users';
import { useMemo } from 'react';
import { useStaffFirestore } from '../live/staff-firebase';
import { type Observer, useSubscription } from '../live/use-subscription';
import type { Loadable } from '../requests/loadable';
import { watchRecords } from '../store/watch-records';

type Person = Pick<User, 'display_name' | 'agent_name'> & { readonly id: string };

/** More people than this cannot be chosen from one list. */
const MOST = 100;

type Needed = Pick<Requirement, 'slugs'>;

/**
 * Teammates with all slugs of a requirement, by name.
 * @param libraryId null to read none yet
 * @param requirement the same object on every render
 */
export function useLivePeopleWho(libraryId: string | null, requirement: Needed): Loadable<readonly Person[]> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      libraryId === null
        ? null
        : ({ next, error }: Observer<readonly Person[]>) =>
            watchRecords(
              firestore,
              teammates(libraryId, MOST),
            )({
              next: ({ records }) =>
                next(
                  records.filter(
                    ({ is_active, permissions }) =>
                      is_active && requirement.slugs.every((slug) => permissions[slug] === true),
                  ),
                ),
              error,
            }),
    [firestore, libraryId, requirement],
  );
  return useSubscription(source).live;
}

/** The same, empty while they load. */
export function usePeopleWho(libraryId: string, requirement: Needed): readonly Person[] {
  const live = useLivePeopleWho(libraryId, requirement);
  return live.status === 'ready' ? live.data : [];
}
