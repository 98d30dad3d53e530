import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveDialogProps {
  blocker: Blocker;
  /** what would be lost */
  description: string;
}

/** Asks before unsaved work is left behind; goes with `useLeaveGuard`. */
export function LeaveDialog({ blocker, description }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Unsaved changes"
      description={description}
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
