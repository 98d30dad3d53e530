import type { FieldOption } from '@harborline/domain/entities/ticket-fields';
import { LIMITS } from '@harborline/domain/limits';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { isNameTaken, optionName } from '@harborline/domain/tickets/ticket-fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface AddOptionProps {
  readonly options: readonly FieldOption[];
  readonly isBusy: boolean;
  /** @returns whether it was added */
  readonly onAdd: (name: string) => Promise<boolean>;
}

/** Adds an option by its name; a refused name stays in the field. */
export function AddOption({ options, isBusy, onAdd }: AddOptionProps) {
  const [typed, setTyped] = useState('');
  const name = optionName(typed);
  const isTaken = isNameTaken(options, name, '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || isTaken || isBusy) return;
    // What was typed meanwhile is the next one.
    if (await onAdd(name)) setTyped((now) => (now === typed ? '' : now));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'flex', alignItems: isTaken ? 'center' : 'flex-end', gap: 1, maxWidth: 480 }}
    >
      <TextInput
        label={TICKET_FIELD_TEXTS.name}
        value={typed}
        errorText={isTaken ? TICKET_FIELD_TEXTS.nameTaken : undefined}
        inputProps={{ maxLength: LIMITS.ticketFieldName, dir: 'auto' }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant="contained"
        // As high as the field beside it.
        sx={{ minHeight: 41 }}
        disabled={name === '' || isTaken || isBusy}
      >
        {TICKET_FIELD_TEXTS.add}
      </Button>
    </Box>
  );
}
