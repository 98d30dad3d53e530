import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { endsNextDay, type HoursValues, hoursFault } from './calendar-values';

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  /** id of what is wrong with it */
  readonly faultId: string;
  readonly onChange: (value: string) => void;
}

const TimeField = ({ label, value, isWrong, faultId, onChange }: TimeFieldProps) => (
  <OutlinedInput
    type="time"
    size="small"
    value={value}
    error={isWrong}
    inputProps={{ 'aria-label': label, 'aria-describedby': isWrong ? faultId : undefined }}
    // Wide enough for `10:00 PM`; two of them fit beside each other on a phone.
    sx={{ width: 128, '& input': { px: 1 } }}
    onChange={({ target }) => onChange(target.value)}
  />
);

interface HoursFieldsProps {
  /** the day on which the hours begin */
  readonly day: string;
  readonly hours: readonly HoursValues[];
  readonly wasTried: boolean;
  readonly onChange: (hours: readonly HoursValues[]) => void;
}

/** The hours that begin on one day, each with its beginning and its end. */
export function HoursFields({ day, hours, wasTried, onChange }: HoursFieldsProps) {
  const change = (changed: HoursValues) =>
    onChange(hours.map((one) => (one.key === changed.key ? changed : one)));
  return hours.map((one, index) => (
    <HoursRow
      key={one.key}
      day={day}
      number={index + 1}
      hours={one}
      fault={wasTried ? hoursFault(one) : undefined}
      onChange={change}
      onRemove={() => onChange(hours.filter(({ key }) => key !== one.key))}
    />
  ));
}

interface HoursRowProps {
  readonly day: string;
  /** its place among those of the day, from 1 */
  readonly number: number;
  readonly hours: HoursValues;
  readonly fault: string | undefined;
  readonly onChange: (hours: HoursValues) => void;
  readonly onRemove: () => void;
}

function HoursRow({ day, number, hours, fault, onChange, onRemove }: HoursRowProps) {
  const faultId = useId();
  const wrong = { isWrong: fault !== undefined, faultId };
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TimeField
          {...wrong}
          label={BUSINESS_HOURS_TEXTS.from(day, number)}
          value={hours.from}
          onChange={(from) => onChange({ ...hours, from })}
        />
        <Typography component="span" variant="body2" color="textSecondary">
          {BUSINESS_HOURS_TEXTS.until}
        </Typography>
        <TimeField
          {...wrong}
          label={BUSINESS_HOURS_TEXTS.to(day, number)}
          value={hours.to}
          onChange={(to) => onChange({ ...hours, to })}
        />
        <IconButton
          size="small"
          aria-label={BUSINESS_HOURS_TEXTS.removeHours(day, number)}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        {endsNextDay(hours) && (
          <Typography component="span" variant="body2" color="textSecondary">
            {BUSINESS_HOURS_TEXTS.nextDay}
          </Typography>
        )}
      </Box>
      {fault !== undefined && (
        <FormHelperText id={faultId} error sx={{ mx: 0 }}>
          {fault}
        </FormHelperText>
      )}
    </Box>
  );
}
