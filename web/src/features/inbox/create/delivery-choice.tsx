import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface DeliveryChoiceProps {
  readonly isMailed: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isMailed: boolean) => void;
}

/** Whether the first message of a new ticket goes to the person, or stays with the team (D-100). */
export function DeliveryChoice({ isMailed, isDisabled, onChange }: DeliveryChoiceProps) {
  const id = useId();
  return (
    <FormControl disabled={isDisabled}>
      <FormLabel id={id} sx={{ typography: 'subtitle2' }}>
        {NEW_TICKET_TEXTS.delivery}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        value={isMailed ? 'mail' : 'note'}
        onChange={(_, value) => onChange(value === 'mail')}
      >
        <FormControlLabel value="mail" label={NEW_TICKET_TEXTS.mailed} control={<Radio size="small" />} />
        <FormControlLabel value="note" label={NEW_TICKET_TEXTS.note} control={<Radio size="small" />} />
      </RadioGroup>
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {isMailed ? NEW_TICKET_TEXTS.mailedHelp : NEW_TICKET_TEXTS.noteHelp}
      </FormHelperText>
    </FormControl>
  );
}
