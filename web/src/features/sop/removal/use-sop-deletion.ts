import type { SopArticle } from '@harborline/domain/entities/sop';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import {
  type DeletableText,
  type DeletionSteps,
  useDeletion,
} from '../../../shared/writing/deletion/use-deletion';
import { deleteArchivedSop, setSopArchived } from './archive-sop';

type DeletableSop = DeletableText & Pick<SopArticle, 'is_disabled'>;

/** Deletes SOPs: their readers lose one at once, for it is archived until undoing is over. */
export function useSopDeletion() {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const steps = useMemo(
    (): DeletionSteps<DeletableSop, string | null> => ({
      kind: 'sop',
      touch: ({ id }) => setSopArchived(firestore, { id, isArchived: true, uid }),
      remove: ({ id }, version) => deleteArchivedSop(firestore, id, version),
      restore: async ({ id, is_disabled }) => {
        if (!is_disabled) await setSopArchived(firestore, { id, isArchived: false, uid });
      },
    }),
    [firestore, uid],
  );
  return useDeletion(steps);
}
