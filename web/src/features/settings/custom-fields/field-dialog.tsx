import type { PresentedField } from '@harborline/domain/api/inbox/custom-fields';
import { CUSTOM_FIELD_KINDS } from '@harborline/domain/entities/custom-field';
import { LIMITS } from '@harborline/domain/limits';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { draftOf, type FieldDraft, type FieldInput, inputOf, isComplete } from './field-draft';
import { OptionInputs } from './option-inputs';

const KINDS = CUSTOM_FIELD_KINDS.map((value) => ({ value, label: CUSTOM_FIELD_TEXTS.kinds[value] }));

interface FieldDialogProps {
  /** null for a new one */
  readonly field: PresentedField | null;
  /** all that there are */
  readonly fields: readonly PresentedField[];
  readonly isBusy: boolean;
  readonly onSave: (input: FieldInput) => void;
  readonly onClose: () => void;
}

/** Writes a custom field: its name, its kind as long as it is new, and the options of a choice. */
export function FieldDialog({ field, fields, isBusy, onSave, onClose }: FieldDialogProps) {
  const [initial] = useState(() => draftOf(field));
  const [draft, setDraft] = useState(initial);
  const change = (changes: Partial<FieldDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const ref = field?.ref ?? '';
  const input = inputOf(draft);
  const isDirty = JSON.stringify(input) !== JSON.stringify(inputOf(initial));
  const texts = CUSTOM_FIELD_TEXTS;
  return (
    <DraftDialog
      title={field === null ? texts.addTitle : texts.edit(field.name)}
      confirmLabel={field === null ? texts.add : texts.save}
      isBusy={isBusy}
      isReady={isDirty && isComplete(draft, { fields, ref })}
      isDirty={isDirty}
      onSubmit={() => onSave(input)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextInput
          autoFocus
          label={texts.name}
          value={draft.name}
          errorText={isNameTaken(fields, draft.name, ref) ? texts.nameTaken : undefined}
          inputProps={{ maxLength: LIMITS.customFieldName, dir: 'auto' }}
          onChange={({ target }) => change({ name: target.value })}
        />
        <ChoiceSelect
          label={texts.kind}
          value={draft.kind}
          choices={KINDS}
          isDisabled={field !== null}
          helpText={field === null ? texts.kindHelp : texts.kindStays}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'choice' && (
          <OptionInputs options={draft.options} onChange={(options) => change({ options })} />
        )}
      </Box>
    </DraftDialog>
  );
}
