import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import type { Blocker } from 'react-router-dom';
import { dropHeldWork } from '../unsaved/unsaved-tabs';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveDialogProps {
  blocker: Blocker;
  /** says what would be lost */
  description: string;
  /** whether other unsaved work on the screen stays: what is lost is kept nowhere else */
  keepsOthers?: boolean;
}

/** Asks before the user leaves unsaved work; for `useLeaveGuard`. */
export function LeaveDialog({ blocker, description, keepsOthers = false }: LeaveDialogProps) {
  const leave = () => {
    if (!keepsOthers) dropHeldWork();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={KIT_TEXTS.leaveTitle}
      description={description}
      confirmLabel={KIT_TEXTS.leave}
      cancelLabel={KIT_TEXTS.stay}
      isDestructive
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    />
  );
}
