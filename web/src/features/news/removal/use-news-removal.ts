import { UNPUBLISHED } from '@harborline/domain/articles/publication';
import { newsFlash } from '@harborline/domain/stores/news-flashes';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { useCallback, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { deleteRecord, updateRecord } from '../../../shared/store/write-record';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { pendingDeletions } from '../../../shared/writing/pending-deletions';

export interface RemovableNews {
  readonly id: string;
  readonly title: string;
}

/** Unpublishes it first, under the name of who deletes it, which is what the log then reads. @throws FirebaseError */
async function deleteNews(firestore: Firestore, id: string, uid: string): Promise<void> {
  await updateRecord(firestore, newsFlash(id), {
    ...UNPUBLISHED,
    publish_at: null,
    next_at: null,
    is_schedule_refused: false,
    updated_at: serverTimestamp(),
    updated_by: uid,
  });
  await deleteRecord(firestore, newsFlash(id));
}

/** Deletes news flashes after a while in which that can be undone; until then they stay as they were. */
export function useNewsRemoval() {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const toasts = useToasts();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const show = useCallback(
    (id: string) => setHidden((ids) => new Set([...ids].filter((other) => other !== id))),
    [],
  );
  const remove = useCallback(
    ({ id, title }: RemovableNews) => {
      setHidden((ids) => new Set([...ids, id]));
      pendingDeletions.schedule(id, () => {
        deleteNews(firestore, id, uid).catch((error: unknown) => {
          report('news-removal', error);
          show(id);
          toasts.error(NEWS_TEXTS.deleteFailed);
        });
      });
      toasts.success(NEWS_TEXTS.deleted(title), {
        label: NEWS_TEXTS.undo,
        run: () => {
          if (pendingDeletions.cancel(id)) show(id);
          else toasts.error(NEWS_TEXTS.undoTooLate);
        },
      });
    },
    [firestore, uid, toasts, show],
  );
  return { remove, hidden };
}
