import type { SopArticle } from '@harborline/domain/entities/sop';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import { useMemo, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { setSopArchived } from './archive-sop';
import { useSopDeletion } from './use-sop-deletion';

type Removable = Pick<SopArticle, 'id' | 'sop_title' | 'is_disabled'>;

/** Archives, restores and deletes SOPs; each resolves to whether it succeeded. The first and the last can be undone. */
export function useSopRemoval() {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const toasts = useToasts();
  const deletion = useSopDeletion();
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
      await setSopArchived(firestore, { id, isArchived, uid });
      setMoved((earlier) => new Set([...earlier, id]));
    };
    const back = async (id: string) => {
      await change(id, false);
      setMoved((earlier) => new Set([...earlier].filter((other) => other !== id)));
    };
    return {
      archive: ({ id, sop_title }: Removable) =>
        attempt(async () => {
          await change(id, true);
          toasts.success(SOP_TEXTS.archivedNow(sop_title), {
            label: SOP_TEXTS.undo,
            run: () => void attempt(() => back(id)),
          });
        }),
      restore: ({ id, sop_title }: Removable) =>
        attempt(async () => {
          deletion.cancel(id);
          await change(id, false);
          toasts.success(SOP_TEXTS.restored(sop_title));
        }),
      remove: ({ id, sop_title: title, is_disabled }: Removable) =>
        deletion.remove({ id, title, is_disabled }),
    };
  }, [firestore, uid, toasts, deletion]);
  return { ...steps, moved };
}
