import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface MailChoiceProps {
  label: string;
  isPublished: boolean;
  isMailed: boolean;
  onChange: (isMailed: boolean) => void;
}

/** Whether subscribers get an email about an update. */
export function MailChoice({ label, isPublished, isMailed, onChange }: MailChoiceProps) {
  return (
    <div>
      <FormControlLabel
        label={label}
        control={<Checkbox checked={isMailed} onChange={(_event, isOn) => onChange(isOn)} />}
      />
      {!isPublished && isMailed && (
        <Typography variant="body2" color="textSecondary">
          {STATUS_SETTINGS_TEXTS.mailHidden}
        </Typography>
      )}
    </div>
  );
}
