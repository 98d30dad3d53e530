import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { deleteCannedReply, type ReplyDraft, restoreCannedReply, saveCannedReply } from './save-canned-reply';

/** Saves and deletes canned replies, and says what came of it. */
export function useReplyActions() {
  const { uid, support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const toasts = useToasts();

  const attempt = async (work: Promise<void>, failureText: string): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      report('canned-reply', error);
      toasts.error(failureText);
      return false;
    }
  };
  /** @returns whether it was stored */
  const save = async (draft: ReplyDraft): Promise<boolean> => {
    const work = saveCannedReply(firestore, { libraryId, uid }, draft);
    const isStored = await attempt(work, CANNED_REPLY_TEXTS.saveFailed);
    if (isStored) toasts.success(CANNED_REPLY_TEXTS.saved);
    return isStored;
  };
  const restore = (reply: StoredReply) =>
    attempt(restoreCannedReply(firestore, reply), CANNED_REPLY_TEXTS.restoreFailed);
  const remove = async (reply: StoredReply) => {
    if (!(await attempt(deleteCannedReply(firestore, reply.id), CANNED_REPLY_TEXTS.deleteFailed))) return;
    toasts.info(CANNED_REPLY_TEXTS.deleted(reply.title), {
      label: CANNED_REPLY_TEXTS.undo,
      run: () => void restore(reply),
    });
  };
  return { save, remove };
}
