import type { Incident } from '@harborline/domain/entities/status-page';
import type { StatusContent } from '@harborline/domain/status/change-status';
import { isOver } from '@harborline/domain/status/component-state';
import { incidentStateText } from '@harborline/domain/status/incident-words';
import { STATUS_SETTINGS_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { absoluteTime } from '../../../shared/format/staff-times';
import { IncidentActions, type IncidentSteps } from './incident-actions';
import { componentTitles } from './incident-list';
import { IncidentNews } from './incident-news';
import { IncidentUpdates } from './incident-updates';
import { windowWords } from './maintenance-window';
import type { SaveStep } from './use-status-page';

/** When it began and, once it is over, ended; of maintenance its window. */
function timeText({ window, startedAt, resolvedAt }: Incident): string {
  if (window !== null) return windowWords(window);
  const began = absoluteTime(new Date(startedAt));
  if (resolvedAt === null) return STATUS_SETTINGS_TEXTS.since(began);
  return STATUS_TEXTS.window(began, absoluteTime(new Date(resolvedAt)));
}

interface IncidentCardProps extends IncidentSteps {
  incident: Incident;
  content: StatusContent;
  nowMs: number;
  isReadOnly: boolean;
  save: SaveStep;
}

/** An incident or maintenance, with what was said of it. */
export function IncidentCard({ incident, content, nowMs, isReadOnly, save, ...steps }: IncidentCardProps) {
  const { title, window, updates } = incident;
  const affected = componentTitles(incident, content);
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={isOver(incident, nowMs) ? 'default' : window === null ? 'warning' : 'info'}
          label={incidentStateText(incident, nowMs)}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {timeText(incident)}
      </Typography>
      {affected !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {STATUS_SETTINGS_TEXTS.affects(affected)}
        </Typography>
      )}
      <IncidentUpdates updates={updates} isMaintenance={window !== null} />
      <IncidentNews incident={incident} isReadOnly={isReadOnly} save={save} />
      {!isReadOnly && <IncidentActions title={title} {...steps} />}
    </Box>
  );
}
