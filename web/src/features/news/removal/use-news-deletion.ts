import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import {
  type DeletableText,
  type DeletionSteps,
  useDeletion,
} from '../../../shared/writing/deletion/use-deletion';
import { deleteNews, type NewsVersion, restorePlan, withdrawNews } from './delete-news';

/** Deletes news flashes after a while in which that can be undone; until then visitors read what they read before. */
export function useNewsDeletion() {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const steps = useMemo(
    (): DeletionSteps<DeletableText, NewsVersion> => ({
      kind: 'news',
      touch: ({ id }) => withdrawNews(firestore, id, uid),
      remove: ({ id }, version) => deleteNews(firestore, { id, version, uid }),
      restore: ({ id }, version) => restorePlan(firestore, { id, version, uid }),
    }),
    [firestore, uid],
  );
  return useDeletion(steps);
}
