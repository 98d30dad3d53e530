import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import {
  type DeletableText,
  type DeletionSteps,
  useDeletion,
} from '../../../shared/writing/deletion/use-deletion';
import { deleteArchived, setArchived } from './archive-article';

interface DeletableArticle extends DeletableText {
  readonly isArchived: boolean;
}

/** Deletes articles: visitors lose one at once, for it is archived until undoing is over. */
export function useArticleDeletion() {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const steps = useMemo(
    (): DeletionSteps<DeletableArticle, string | null> => ({
      kind: 'article',
      touch: ({ id }) => setArchived(firestore, { id, isArchived: true, uid }),
      remove: ({ id }, version) => deleteArchived(firestore, id, version),
      restore: async ({ id, isArchived }) => {
        if (!isArchived) await setArchived(firestore, { id, isArchived: false, uid });
      },
    }),
    [firestore, uid],
  );
  return useDeletion(steps);
}
