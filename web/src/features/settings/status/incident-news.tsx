import type { Incident } from '@harborline/domain/entities/status-page';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { unlinkStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useSteps } from './use-steps';

interface IncidentNewsProps {
  incident: Incident;
  isReadOnly: boolean;
  save: SaveStep;
}

/** The news flash that follows an incident, and a way to leave it to itself (U-13); nothing without one. */
export function IncidentNews({
  incident: { id, title, newsFlashId = '' },
  isReadOnly,
  save,
}: IncidentNewsProps) {
  const toasts = useToasts();
  const mayOpen = useMay('NewsFlash.readAll');
  const { isRunning, run } = useSteps(save);
  if (newsFlashId === '') return null;
  const unlink = async () => {
    if (await run(unlinkStep(id))) toasts.success(STATUS_SETTINGS_TEXTS.newsUnlinked);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {STATUS_SETTINGS_TEXTS.hasNews}
      </Typography>
      {mayOpen && (
        <Button
          size="small"
          component={Link}
          to={adminLinks.editNews(newsFlashId)}
          aria-label={STATUS_SETTINGS_TEXTS.openNewsOf(title)}
        >
          {STATUS_SETTINGS_TEXTS.openNews}
        </Button>
      )}
      {!isReadOnly && (
        <Button
          size="small"
          color="inherit"
          disabled={isRunning}
          aria-label={STATUS_SETTINGS_TEXTS.unlinkNewsOf(title)}
          onClick={() => void unlink()}
        >
          {STATUS_SETTINGS_TEXTS.unlinkNews}
        </Button>
      )}
    </Box>
  );
}
