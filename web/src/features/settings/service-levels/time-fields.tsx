import { PAUSE_STATUSES, type PauseStatus } from '@harborline/domain/entities/service-levels';
import { STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { SERVICE_LEVEL_SETTINGS_TEXTS } from '@harborline/domain/texts/service-level-settings';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import type { PolicyValues } from './policy-values';

interface TimeFieldsProps {
  readonly values: PolicyValues;
  readonly onChange: (change: Partial<PolicyValues>) => void;
}

const TIMES = [
  { value: 'working', label: SERVICE_LEVEL_TEXTS.workingTime },
  { value: 'all', label: SERVICE_LEVEL_TEXTS.allTime },
] as const;

const toggled = (pauses: readonly PauseStatus[], status: PauseStatus): PauseStatus[] =>
  PAUSE_STATUSES.filter((one) => pauses.includes(one) !== (one === status));

/** Which time counts, and when clocks are paused. */
export function TimeFields({ values, onChange }: TimeFieldsProps) {
  const titleId = useId();
  const { countsWorkingTime, pauses } = values;
  return (
    <>
      <ChoiceSelect
        label={SERVICE_LEVEL_SETTINGS_TEXTS.time}
        value={countsWorkingTime ? 'working' : 'all'}
        choices={TIMES}
        helpText={countsWorkingTime ? SERVICE_LEVEL_SETTINGS_TEXTS.workingTimeHelp : undefined}
        onChange={(time) => onChange({ countsWorkingTime: time === 'working' })}
      />
      <Box role="group" aria-labelledby={titleId}>
        <Typography id={titleId} variant="subtitle2" component="h3">
          {SERVICE_LEVEL_SETTINGS_TEXTS.pauses}
        </Typography>
        {PAUSE_STATUSES.map((status) => (
          <FormControlLabel
            key={status}
            control={
              <Checkbox
                checked={pauses.includes(status)}
                onChange={() => onChange({ pauses: toggled(pauses, status) })}
              />
            }
            label={STATUS_TEXTS[status]}
          />
        ))}
      </Box>
    </>
  );
}
