import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { type ComponentProps, useState } from 'react';
import { useLeaveGuard } from '../hooks/use-leave-guard';
import { ConfirmDialog } from './confirm-dialog';
import { FormDialog } from './form-dialog';
import { LeaveDialog } from './leave-dialog';

interface DraftDialogProps extends ComponentProps<typeof FormDialog> {
  /** whether closing it would lose something */
  isDirty: boolean;
  /** what would be lost */
  discardBody?: string;
}

/** A dialog with fields that asks before anything typed in it is lost. */
export function DraftDialog({
  isDirty,
  discardBody = KIT_TEXTS.closeBody,
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
        confirmLabel={KIT_TEXTS.close}
        cancelLabel={KIT_TEXTS.keepWriting}
        isDestructive
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </>
  );
}
