import type { User } from '@harborline/domain/entities/user';
import { writeArticles } from '@harborline/domain/permissions/requirements';
import { teammates } from '@harborline/domain/stores/users';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';

type Writer = Pick<User, 'display_name' | 'agent_name'> & { readonly id: string };

/** More people than this cannot be chosen from one list. */
const MOST = 100;

/** Teammates who may write articles, by name; empty while they load. */
export function useWriters(libraryId: string): readonly Writer[] {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<readonly Writer[]>) =>
        watchRecords(
          firestore,
          teammates(libraryId, MOST),
        )({
          next: ({ records }) =>
            next(
              records.filter(
                ({ is_active, permissions }) =>
                  is_active && writeArticles.slugs.every((slug) => permissions[slug] === true),
              ),
            ),
          error,
        }),
    [firestore, libraryId],
  );
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : [];
}
