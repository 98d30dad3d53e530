import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { endsNextDay, type HoursValues, hoursFault } from './calendar-values';

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

const TimeField = ({ label, value, isWrong, onChange }: TimeFieldProps) => (
  <OutlinedInput
    type="time"
    size="small"
    value={value}
    error={isWrong}
    inputProps={{ 'aria-label': label }}
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
  return hours.map((one, index) => {
    const fault = wasTried ? hoursFault(one) : undefined;
    return (
      <Box key={one.key}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <TimeField
            label={BUSINESS_HOURS_TEXTS.from(day, index + 1)}
            value={one.from}
            isWrong={fault !== undefined}
            onChange={(from) => change({ ...one, from })}
          />
          <Typography component="span" variant="body2" color="textSecondary">
            {BUSINESS_HOURS_TEXTS.until}
          </Typography>
          <TimeField
            label={BUSINESS_HOURS_TEXTS.to(day, index + 1)}
            value={one.to}
            isWrong={fault !== undefined}
            onChange={(to) => change({ ...one, to })}
          />
          <IconButton
            size="small"
            aria-label={BUSINESS_HOURS_TEXTS.removeHours(day, index + 1)}
            onClick={() => onChange(hours.filter(({ key }) => key !== one.key))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
          {endsNextDay(one) && (
            <Typography component="span" variant="body2" color="textSecondary">
              {BUSINESS_HOURS_TEXTS.nextDay}
            </Typography>
          )}
        </Box>
        {fault !== undefined && (
          <FormHelperText error role="alert" sx={{ mx: 0 }}>
            {fault}
          </FormHelperText>
        )}
      </Box>
    );
  });
}
