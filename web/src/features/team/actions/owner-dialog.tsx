import { TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { useState } from 'react';
import { useChange } from '../../../shared/requests/use-change';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Teammate, teammateName } from '../people/teammate';
import { transferOwnership } from './teammate-calls';

interface OwnerDialogProps {
  teammate: Teammate;
  onClose: () => void;
}

/** Transfers ownership. The email address must be typed, since only the new owner can transfer it back. */
export function OwnerDialog({ teammate, onClose }: OwnerDialogProps) {
  const [typed, setTyped] = useState('');
  const toasts = useToasts();
  const name = teammateName(teammate);
  const { isRunning, refusal, run } = useChange<void, void>({
    name: 'owner-not-changed',
    run: () => transferOwnership(teammate.id),
    onDone: () => {
      toasts.success(TEAMMATE_DIALOG_TEXTS.ownerDone(name));
      onClose();
    },
  });
  return (
    <FormDialog
      title={TEAMMATE_DIALOG_TEXTS.ownerTitle(name)}
      description={TEAMMATE_DIALOG_TEXTS.ownerBody(name)}
      confirmLabel={TEAMMATE_DIALOG_TEXTS.ownerConfirm}
      isDestructive
      isBusy={isRunning}
      isReady={typed.trim().toLowerCase() === teammate.user_email.toLowerCase()}
      refusal={refusal}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <TextInput
        label={TEAMMATE_DIALOG_TEXTS.ownerPrompt(teammate.user_email)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
