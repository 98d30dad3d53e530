import type { OutOfOffice } from '@harborline/domain/entities/duty';
import { LIMITS } from '@harborline/domain/limits';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { dayAt } from '@harborline/domain/predicate/times';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { usePeopleWho } from '../../../shared/staff/use-people-who';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { type PeriodValues, periodFault } from './period-values';

interface PeriodDialogProps {
  /** uid of whoever is out */
  readonly person: string;
  readonly period: PeriodValues;
  readonly isNew: boolean;
  readonly others: readonly OutOfOffice[];
  readonly isBusy: boolean;
  readonly onSave: (period: OutOfOffice) => void;
  readonly onClose: () => void;
}

const today = (): string => dayAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Who may cover, and whoever does already. */
function useSubstitutes(person: string, chosen: string) {
  const { support_lib_id: libraryId } = useStaff();
  const people = usePeopleWho(libraryId, replyToTickets).filter(({ id }) => id !== person);
  const isListed = chosen === '' || people.some(({ id }) => id === chosen);
  return [
    { value: '', label: DUTY_TEXTS.nobody },
    ...people.map((one) => ({ value: one.id, label: senderName(one) || ASSIGNEE_TEXTS.unnamed })),
    ...(isListed ? [] : [{ value: chosen, label: ASSIGNEE_TEXTS.reading }]),
  ];
}

/** Plans days out of office. */
export function PeriodDialog({ person, period, isNew, others, isBusy, onSave, onClose }: PeriodDialogProps) {
  const [values, setValues] = useState(period);
  const [wasTried, setTried] = useState(false);
  const substitutes = useSubstitutes(person, values.substitute_ref);
  const change = (changed: Partial<PeriodValues>) => setValues((before) => ({ ...before, ...changed }));
  const fault = periodFault(values, others, today());
  const submit = () => {
    setTried(true);
    if (fault === undefined) onSave(values);
  };
  return (
    <FormDialog
      title={isNew ? DUTY_TEXTS.addTitle : DUTY_TEXTS.editTitle}
      confirmLabel={DUTY_TEXTS.save}
      isBusy={isBusy}
      isReady
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput
            label={DUTY_TEXTS.from}
            type="date"
            value={values.from}
            inputProps={{ min: today() }}
            // One day is the shortest, and the last of longer ones follows.
            onChange={({ target: { value: from } }) =>
              change({ from, ...(values.until < from ? { until: from } : {}) })
            }
          />
          <TextInput
            label={DUTY_TEXTS.until}
            type="date"
            value={values.until}
            inputProps={{ min: values.from || today() }}
            errorText={wasTried ? fault : undefined}
            onChange={({ target }) => change({ until: target.value })}
          />
        </Box>
        <ChoiceSelect
          label={DUTY_TEXTS.substitute}
          value={values.substitute_ref}
          choices={substitutes}
          helpText={DUTY_TEXTS.substituteHelp}
          onChange={(substitute_ref) => change({ substitute_ref })}
        />
        <TextInput
          label={DUTY_TEXTS.reason}
          value={values.reason}
          inputProps={{ maxLength: LIMITS.outOfOfficeReason }}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Box>
    </FormDialog>
  );
}
