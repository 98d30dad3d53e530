import { LATER_TIME_TEXTS } from '@harborline/domain/texts/later-times';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { LATER_PRESETS, type LaterPreset, type LaterTime } from '@harborline/domain/time/later-times';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { weekdayTime } from '../../../shared/format/local-times';

interface WhenChoiceProps {
  offered: readonly LaterTime[];
  chosen: LaterPreset | 'own';
  /** what is wrong with the time that is chosen */
  errorText: string | undefined;
  onChoose: (chosen: LaterPreset | 'own') => void;
}

/** The times that are offered by name, and one of one's own. */
export function WhenChoice({ offered, chosen, errorText, onChoose }: WhenChoiceProps) {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ typography: 'subtitle2', '&.Mui-focused': { color: 'text.secondary' } }}>
        {LATER_TEXTS.when}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={chosen}
        onChange={(_, next) => onChoose(LATER_PRESETS.find((preset) => preset === next) ?? 'own')}
      >
        {offered.map(({ preset, atMs }) => (
          <FormControlLabel
            key={preset}
            value={preset}
            control={<Radio size="small" />}
            label={
              <>
                {LATER_TIME_TEXTS[preset]}{' '}
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: { xs: 'block', sm: 'inline' } }}
                >
                  {weekdayTime(new Date(atMs))}
                </Typography>
              </>
            }
          />
        ))}
        <FormControlLabel value="own" control={<Radio size="small" />} label={LATER_TEXTS.ownTime} />
      </RadioGroup>
      {errorText !== undefined && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {errorText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
