import type { UnsavedArticle } from '@harborline/domain/entities/article';
import { useMemo } from 'react';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { useStaff } from '../../../shared/staff/session-context';
import { readBegun } from './unsaved-articles';

/** The new articles that the signed-in writer has begun and not saved, as they were when the screen opened. */
export function useBegunArticles(): Loadable<readonly UnsavedArticle[]> {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const source = useMemo(
    () => readOnce('begun-articles', () => readBegun(firestore, { uid, libraryId })),
    [firestore, uid, libraryId],
  );
  return useSubscription(source).live;
}
