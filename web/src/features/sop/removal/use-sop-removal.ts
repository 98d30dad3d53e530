import type { SopArticle } from '@harborline/domain/entities/sop';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import { useMemo, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { pendingDeletions } from '../../../shared/writing/pending-deletions';
import { deleteArchivedSop, setSopArchived } from './archive-sop';

type Removable = Pick<SopArticle, 'id' | 'sop_title' | 'is_disabled'>;

/** Archives, restores and deletes SOPs; each resolves to whether it succeeded. The first and the last can be undone. */
export function useSopRemoval() {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const toasts = useToasts();
  /** ids of SOPs that left what a search found, which is read once */
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const steps = useMemo(() => {
    const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        report('sop-removal', error);
        toasts.error(SOP_TEXTS.changeFailed);
        return false;
      }
    };
    const change = async (id: string, isArchived: boolean) => {
      const state = await setSopArchived(firestore, { id, isArchived, uid });
      setMoved((earlier) => new Set([...earlier, id]));
      return state;
    };
    const back = async (id: string) => {
      await change(id, false);
      setMoved((earlier) => new Set([...earlier].filter((other) => other !== id)));
    };
    const undoable = (undo: () => Promise<unknown>) => ({
      label: SOP_TEXTS.undo,
      run: () => void attempt(undo),
    });
    return {
      archive: ({ id, sop_title }: Removable) =>
        attempt(async () => {
          await change(id, true);
          toasts.success(
            SOP_TEXTS.archivedNow(sop_title),
            undoable(() => back(id)),
          );
        }),
      restore: ({ id, sop_title }: Removable) =>
        attempt(async () => {
          pendingDeletions.cancel(id);
          await change(id, false);
          toasts.success(SOP_TEXTS.restored(sop_title));
        }),
      remove: ({ id, sop_title, is_disabled }: Removable) =>
        attempt(async () => {
          const state = await change(id, true);
          pendingDeletions.schedule(id, () => void attempt(() => deleteArchivedSop(firestore, id, state)));
          toasts.success(
            SOP_TEXTS.deleted(sop_title),
            undoable(async () => {
              if (!pendingDeletions.cancel(id)) toasts.error(SOP_TEXTS.undoTooLate);
              else if (!is_disabled) await back(id);
            }),
          );
        }),
    };
  }, [firestore, uid, toasts]);
  return { ...steps, moved };
}
