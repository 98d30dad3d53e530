import { TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { type Teammate, teammateName } from '../people/teammate';

interface OwnerDialogProps {
  teammate: Teammate;
  isBusy: boolean;
  errorText: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Handing the library over; the address has to be typed, for it cannot be taken back alone. */
export function OwnerDialog({ teammate, isBusy, errorText, onConfirm, onClose }: OwnerDialogProps) {
  const [typed, setTyped] = useState('');
  const name = teammateName(teammate);
  const isConfirmed = typed.trim().toLowerCase() === teammate.user_email.toLowerCase();
  return (
    <FormDialog
      title={TEAMMATE_DIALOG_TEXTS.ownerTitle(name)}
      description={TEAMMATE_DIALOG_TEXTS.ownerBody(name)}
      confirmLabel={TEAMMATE_DIALOG_TEXTS.ownerConfirm}
      isDestructive
      isBusy={isBusy}
      isReady={isConfirmed}
      errorText={errorText}
      onSubmit={onConfirm}
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
