import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLeaveGuard } from '../hooks/use-leave-guard';
import { ConfirmDialog } from './confirm-dialog';
import { FormDialog } from './form-dialog';
import { LeaveDialog } from './leave-dialog';

interface DraftDialogProps extends ComponentProps<typeof FormDialog> {
  /** whether closing it would lose something */
  isDirty: boolean;
  /** asks whether to discard what would be lost */
  discardBody?: string;
}

/**
 * A dialog with fields that asks before anything typed in it is lost: once. Submitting and closing may lead to another address,
 * which is not asked about.
 */
export function DraftDialog({ isDirty, discardBody, onSubmit, onClose, ...props }: DraftDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  const blocker = useLeaveGuard(isDirty && !isSettled);
  /** The guard is up until it has rendered without it. */
  const unguarded = (act: () => void) => {
    flushSync(() => setIsSettled(true));
    act();
  };
  const submit = () => {
    unguarded(onSubmit);
    // It may have been refused, or still be on its way.
    setIsSettled(false);
  };
  const discard = () => {
    setIsAsking(false);
    unguarded(onClose);
  };
  return (
    <>
      <FormDialog {...props} onSubmit={submit} onClose={() => (isDirty ? setIsAsking(true) : onClose())} />
      <ConfirmDialog
        isOpen={isAsking}
        title={KIT_TEXTS.leaveTitle}
        description={discardBody ?? KIT_TEXTS.closeBody}
        confirmLabel={discardBody === undefined ? KIT_TEXTS.close : KIT_TEXTS.discard}
        cancelLabel={KIT_TEXTS.keepEditing}
        isDestructive
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} keepsOthers />
    </>
  );
}
