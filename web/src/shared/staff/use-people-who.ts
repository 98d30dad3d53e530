import type { User } from '@harborline/domain/entities/user';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { teammates } from '@harborline/domain/stores/users';
import { useMemo } from 'react';
import { useStaffFirestore } from '../live/staff-firebase';
import { type Observer, useSubscription } from '../live/use-subscription';
import { watchRecords } from '../store/watch-records';

type Person = Pick<User, 'display_name' | 'agent_name'> & { readonly id: string };

/** More people than this cannot be chosen from one list. */
const MOST = 100;

/**
 * Teammates with all slugs of a requirement, by name; empty while they load.
 * @param requirement the same object on every render
 */
export function usePeopleWho(libraryId: string, requirement: Pick<Requirement, 'slugs'>): readonly Person[] {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<readonly Person[]>) =>
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
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : [];
}
