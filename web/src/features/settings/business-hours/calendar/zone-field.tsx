import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

/** The zones that the browser knows, with UTC, which it leaves out. */
const zones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

interface ZoneFieldProps {
  /** '' for none yet */
  readonly zone: string;
  readonly wasTried: boolean;
  readonly onChange: (zone: string) => void;
}

/** The time zone of a calendar, found by typing. */
export function ZoneField({ zone, wasTried, onChange }: ZoneFieldProps) {
  const id = useId();
  const isWrong = wasTried && zone === '';
  const known = zones();
  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.75, typography: 'subtitle2' }}>
        {BUSINESS_HOURS_TEXTS.timeZone}
      </FormLabel>
      <Autocomplete
        id={id}
        size="small"
        // A zone that only the server knows, or under an older name, stays.
        options={zone === '' || known.includes(zone) ? known : [zone, ...known]}
        value={zone === '' ? null : zone}
        getOptionLabel={(name) => name.replaceAll('_', ' ')}
        onChange={(_, chosen) => onChange(chosen ?? '')}
        renderInput={(params) => (
          <TextField
            {...params}
            error={isWrong}
            helperText={isWrong ? BUSINESS_HOURS_TEXTS.timeZoneUnknown : BUSINESS_HOURS_TEXTS.timeZoneHelp}
            slotProps={{ ...params.slotProps, formHelperText: { sx: { mx: 0 } } }}
          />
        )}
      />
    </Box>
  );
}
