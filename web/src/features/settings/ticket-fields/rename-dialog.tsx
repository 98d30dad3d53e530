import type { FieldOption } from '@harborline/domain/entities/ticket-fields';
import { LIMITS } from '@harborline/domain/limits';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { isNameTaken, optionName } from '@harborline/domain/tickets/ticket-fields';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface RenameDialogProps {
  readonly options: readonly FieldOption[];
  readonly option: FieldOption;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for another name of an option. */
export function RenameDialog({ options, option, isBusy, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(option.name);
  const name = optionName(typed);
  const isTaken = isNameTaken(options, name, option.ref);
  return (
    <FormDialog
      title={TICKET_FIELD_TEXTS.rename(option.name)}
      description={TICKET_FIELD_TEXTS.renameBody}
      confirmLabel={TICKET_FIELD_TEXTS.save}
      isBusy={isBusy}
      isReady={name !== '' && name !== option.name && !isTaken}
      onSubmit={() => onRename(name)}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        label={TICKET_FIELD_TEXTS.name}
        value={typed}
        errorText={isTaken ? TICKET_FIELD_TEXTS.nameTaken : undefined}
        inputProps={{ maxLength: LIMITS.ticketFieldName, dir: 'auto' }}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
