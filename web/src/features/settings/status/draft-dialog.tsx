import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { type ComponentProps, useState } from 'react';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';

interface DraftDialogProps extends ComponentProps<typeof FormDialog> {
  /** whether closing it would lose something */
  isDirty: boolean;
  /** what would be lost */
  discardBody?: string;
}

/** A dialog with fields that asks before anything typed in it is lost. */
export function DraftDialog({
  isDirty,
  discardBody = STATUS_SETTINGS_TEXTS.discardBody,
  onClose,
  ...props
}: DraftDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useLeaveGuard(isDirty);
  return (
    <>
      <FormDialog {...props} onClose={() => (isDirty ? setIsAsking(true) : onClose())} />
      <ConfirmDialog
        isOpen={isAsking}
        title={KIT_TEXTS.leaveTitle}
        description={discardBody}
        confirmLabel={STATUS_SETTINGS_TEXTS.discard}
        cancelLabel={STATUS_SETTINGS_TEXTS.keep}
        isDestructive
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </>
  );
}
