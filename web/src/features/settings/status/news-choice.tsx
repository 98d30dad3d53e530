import type { IncidentState } from '@harborline/domain/entities/status-page';
import { mayGetNewsFlash } from '@harborline/domain/status/incident-news';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useMay } from '../../../shared/staff/use-may';

interface NewsChoiceProps {
  state: IncidentState;
  hasNews: boolean;
  onChange: (hasNews: boolean) => void;
}

/** Whether a news flash tells of the incident as well; for those who may publish one (U-13). */
export function NewsChoice({ state, hasNews, onChange }: NewsChoiceProps) {
  const mayPublish = useMay('NewsFlash.publish');
  if (!mayPublish || !mayGetNewsFlash({ state, window: null })) return null;
  return (
    <div>
      <FormControlLabel
        label={STATUS_SETTINGS_TEXTS.publishNews}
        control={<Checkbox checked={hasNews} onChange={(_event, isOn) => onChange(isOn)} />}
      />
      <Typography variant="body2" color="textSecondary">
        {STATUS_SETTINGS_TEXTS.publishNewsHelp}
      </Typography>
    </div>
  );
}
