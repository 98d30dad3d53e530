import { CLOCK_KINDS, type ClockKind } from '@harborline/domain/entities/service-levels';
import { PRIORITY_LABELS } from '@harborline/domain/texts/priority';
import { SERVICE_LEVEL_SETTINGS_TEXTS } from '@harborline/domain/texts/service-level-settings';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { PRIORITIES, type Priority } from '@harborline/domain/tickets/priority';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { minutesOf, type PolicyValues, problemsOf, type TypedTarget } from './policy-values';

const TABLE = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '72px repeat(3, minmax(0, 1fr))' },
} as const;

interface PartProps {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly isWrong: boolean;
  /** id of what says what is wrong, '' while nothing is */
  readonly problemId: string;
  readonly onChange: (value: string) => void;
}

function Part({ label, unit, value, isWrong, problemId, onChange }: PartProps) {
  return (
    <OutlinedInput
      size="small"
      value={value}
      error={isWrong}
      endAdornment={<InputAdornment position="end">{unit}</InputAdornment>}
      inputProps={{
        'aria-label': label,
        'aria-describedby': problemId || undefined,
        inputMode: 'numeric',
        maxLength: 4,
      }}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: 1, minWidth: 0 }}
    />
  );
}

interface TargetFieldProps {
  readonly priority: Priority;
  readonly kind: ClockKind;
  readonly target: TypedTarget;
  readonly problemId: string;
  readonly onChange: (target: TypedTarget) => void;
}

/** Hours and minutes of one target; on a phone what they are of stands before them. */
function TargetField({ priority, kind, target, problemId, onChange }: TargetFieldProps) {
  const of = SERVICE_LEVEL_SETTINGS_TEXTS.targetOf(
    PRIORITY_LABELS[priority],
    SERVICE_LEVEL_TEXTS.kinds[kind],
  );
  const isWrong = minutesOf(target) === null;
  const { hours, minutes, hourUnit, minuteUnit } = SERVICE_LEVEL_SETTINGS_TEXTS;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" aria-hidden sx={{ flex: '0 0 96px', display: { xs: 'block', md: 'none' } }}>
        {SERVICE_LEVEL_TEXTS.kinds[kind]}
      </Typography>
      <Part
        label={hours(of)}
        unit={hourUnit}
        value={target.hours}
        isWrong={isWrong}
        problemId={problemId}
        onChange={(value) => onChange({ ...target, hours: value })}
      />
      <Part
        label={minutes(of)}
        unit={minuteUnit}
        value={target.minutes}
        isWrong={isWrong}
        problemId={problemId}
        onChange={(value) => onChange({ ...target, minutes: value })}
      />
    </Box>
  );
}

interface TargetFieldsProps {
  readonly values: PolicyValues;
  readonly wasTried: boolean;
  readonly onChange: (change: Partial<PolicyValues>) => void;
}

/** The targets of a policy: a row for each priority, a column for each clock. */
export function TargetFields({ values, wasTried, onChange }: TargetFieldsProps) {
  const titleId = useId();
  const wrongId = useId();
  const missingId = useId();
  const { targets } = values;
  const { isTargetWrong, hasNoTarget } = problemsOf(values);
  const problemIdOf = (target: TypedTarget): string => {
    if (minutesOf(target) === null) return wrongId;
    return wasTried && hasNoTarget ? missingId : '';
  };
  const change = (priority: Priority, kind: ClockKind, target: TypedTarget) =>
    onChange({ targets: { ...targets, [priority]: { ...targets[priority], [kind]: target } } });
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {SERVICE_LEVEL_SETTINGS_TEXTS.targets}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {SERVICE_LEVEL_SETTINGS_TEXTS.targetsHelp}
      </Typography>
      <Box sx={TABLE}>
        <Box aria-hidden sx={{ display: { xs: 'none', md: 'contents' } }}>
          <span />
          {CLOCK_KINDS.map((kind) => (
            <Typography key={kind} variant="body2" color="textSecondary">
              {SERVICE_LEVEL_TEXTS.kinds[kind]}
            </Typography>
          ))}
        </Box>
        {PRIORITIES.map((priority) => (
          <Box
            key={priority}
            role="group"
            aria-label={PRIORITY_LABELS[priority]}
            sx={{ display: { xs: 'grid', md: 'contents' }, gap: 0.75, mt: { xs: 1, md: 0 } }}
          >
            <Typography variant="body2" aria-hidden sx={{ fontWeight: 550 }}>
              {PRIORITY_LABELS[priority]}
            </Typography>
            {CLOCK_KINDS.map((kind) => (
              <TargetField
                key={kind}
                priority={priority}
                kind={kind}
                target={targets[priority][kind]}
                problemId={problemIdOf(targets[priority][kind])}
                onChange={(target) => change(priority, kind, target)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {isTargetWrong && (
        <Alert id={wrongId} severity="error" sx={{ mt: 2 }}>
          {SERVICE_LEVEL_SETTINGS_TEXTS.targetWrong}
        </Alert>
      )}
      {wasTried && hasNoTarget && (
        <Alert id={missingId} severity="error" sx={{ mt: 2 }}>
          {SERVICE_LEVEL_SETTINGS_TEXTS.targetMissing}
        </Alert>
      )}
    </Box>
  );
}
