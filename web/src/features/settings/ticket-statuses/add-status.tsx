import { SETTABLE_STATUSES, type SettableStatus } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import { optionName } from '@harborline/domain/tickets/ticket-fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { TextInput } from '../../../shared/ui-admin/text-input';

const CHOICES = SETTABLE_STATUSES.map((value) => ({ value, label: STATUS_TEXTS[value] }));

interface AddStatusProps {
  /** what is wrong with a name; undefined if it is free */
  readonly faultOf: (name: string) => string | undefined;
  readonly isBusy: boolean;
  /** @returns whether it was added */
  readonly onAdd: (name: string, countsAs: SettableStatus) => Promise<boolean>;
}

/** Adds a status by its name and by what it counts as; a refused name stays in the field. */
export function AddStatus({ faultOf, isBusy, onAdd }: AddStatusProps) {
  const [typed, setTyped] = useState('');
  const [countsAs, setCountsAs] = useState<SettableStatus>('pending');
  const name = optionName(typed);
  const fault = faultOf(name);
  const isReady = name !== '' && fault === undefined && !isBusy;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    // What was typed meanwhile is the next one.
    if (await onAdd(name, countsAs)) setTyped((now) => (now === typed ? '' : now));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 160px auto' },
      }}
    >
      <TextInput
        label={TICKET_STATUS_TEXTS.name}
        value={typed}
        errorText={fault}
        inputProps={{ maxLength: LIMITS.ownStatusName, dir: 'auto' }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ChoiceSelect
        label={TICKET_STATUS_TEXTS.countsAs}
        value={countsAs}
        choices={CHOICES}
        onChange={setCountsAs}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!isReady}
        // As high as the fields beside it, and below their labels.
        sx={{ minHeight: 41, mt: { sm: '26px' }, justifySelf: 'start' }}
      >
        {TICKET_STATUS_TEXTS.add}
      </Button>
    </Box>
  );
}
