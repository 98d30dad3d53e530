import type { FieldOption } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { optionName } from '@harborline/domain/tickets/ticket-fields';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface RenameDialogProps {
  readonly option: FieldOption;
  /** what is wrong with a name; undefined if it is free */
  readonly faultOf: (name: string) => string | undefined;
  readonly maxLength: number;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for another name of an option. */
export function RenameDialog({ option, faultOf, maxLength, isBusy, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(option.name);
  const name = optionName(typed);
  const fault = faultOf(name);
  return (
    <FormDialog
      title={TICKET_FIELD_TEXTS.rename(option.name)}
      description={TICKET_FIELD_TEXTS.renameBody}
      confirmLabel={TICKET_FIELD_TEXTS.save}
      isBusy={isBusy}
      isReady={name !== '' && name !== option.name && fault === undefined}
      onSubmit={() => onRename(name)}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        label={TICKET_FIELD_TEXTS.name}
        value={typed}
        errorText={fault}
        inputProps={{ maxLength, dir: 'auto' }}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
