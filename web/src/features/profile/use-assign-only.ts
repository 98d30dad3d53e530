import { ownProfile } from '@harborline/domain/stores/users';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { useState } from 'react';
import { report } from '../../shared/config/report';
import { fullFirestore } from '../../shared/firebase/firestore-full';
import { useStaff } from '../../shared/staff/session-context';
import { updateRecord } from '../../shared/store/write-record';
import { useToasts } from '../../shared/ui-admin/toasts';

/** Whether the signed-in person gets chats assigned only (D-67); a change shows at once. */
export function useAssignOnly(): {
  isAssignOnly: boolean;
  setAssignOnly: (isAssignOnly: boolean) => void;
} {
  const { uid, is_assign_only: stored = false } = useStaff();
  const toasts = useToasts();
  const [requested, setRequested] = useState<boolean | null>(null);

  const set = async (isAssignOnly: boolean) => {
    setRequested(isAssignOnly);
    try {
      await updateRecord(fullFirestore('staff'), ownProfile(uid), { is_assign_only: isAssignOnly });
    } catch (error) {
      report('assign-only', error);
      toasts.error(SHELL_TEXTS.assignOnlyFailed);
    } finally {
      setRequested(null);
    }
  };

  return { isAssignOnly: requested ?? stored, setAssignOnly: (isAssignOnly) => void set(isAssignOnly) };
}
