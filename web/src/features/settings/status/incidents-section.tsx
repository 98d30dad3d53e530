import type { Incident } from '@harborline/domain/entities/status-page';
import { LIMITS } from '@harborline/domain/limits';
import type { StatusContent } from '@harborline/domain/status/change-status';
import { isOver } from '@harborline/domain/status/component-state';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { newId } from '../../../shared/store/new-id';
import { SettingsSection } from '../frame/settings-section';
import { CorrectDialog } from './correct-dialog';
import { DeleteIncident } from './delete-incident';
import { IncidentCard } from './incident-card';
import { IncidentDialog } from './incident-dialog';
import { openIncidents } from './incident-list';
import { MaintenanceDialog } from './maintenance-dialog';
import { PastIncidents } from './past-incidents';
import { UpdateDialog } from './update-dialog';
import { useFallbackFocus } from './use-fallback-focus';
import type { SaveStep } from './use-status-page';

/** The dialog that is open, with the id of what it makes. */
type Open =
  | { readonly kind: 'incident' | 'maintenance'; readonly id: string }
  | { readonly kind: 'update'; readonly id: string; readonly incident: Incident }
  | { readonly kind: 'correct' | 'delete'; readonly incident: Incident };

interface IncidentsSectionProps {
  content: StatusContent;
  nowMs: number;
  isReadOnly: boolean;
  save: SaveStep;
}

const List = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {children}
  </Box>
);

/** What is going on, what is planned, and what is over and still on the page. */
export function IncidentsSection({ content, nowMs, isReadOnly, save }: IncidentsSectionProps) {
  const firestore = useStaffFirestore();
  const [open, setOpen] = useState<Open | null>(null);
  const reportButton = useFallbackFocus(open !== null);
  const incidents = openIncidents(content, nowMs);
  const isFull = incidents.length >= LIMITS.openIncidents;
  const start = (kind: 'incident' | 'maintenance') => setOpen({ kind, id: newId(firestore) });
  const dialog = { content, save, onClose: () => setOpen(null) };
  const cardOf = (incident: Incident) => (
    <IncidentCard
      key={incident.id}
      {...{ incident, content, nowMs, isReadOnly, save }}
      onUpdate={
        isOver(incident, nowMs)
          ? undefined
          : () => setOpen({ kind: 'update', id: newId(firestore), incident })
      }
      onCorrect={() => setOpen({ kind: 'correct', incident })}
      onDelete={() => setOpen({ kind: 'delete', incident })}
    />
  );
  return (
    <SettingsSection
      title={STATUS_SETTINGS_TEXTS.incidentsTitle}
      description={STATUS_SETTINGS_TEXTS.incidentsHelp}
    >
      {incidents.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {STATUS_SETTINGS_TEXTS.noIncidents}
        </Typography>
      ) : (
        <List>{incidents.map(cardOf)}</List>
      )}
      <PastIncidents {...{ content, nowMs }}>{(past) => <List>{past.map(cardOf)}</List>}</PastIncidents>
      {!isReadOnly && isFull && (
        <Alert severity="info">{STATUS_SETTINGS_TEXTS.tooManyIncidents(LIMITS.openIncidents)}</Alert>
      )}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button ref={reportButton} variant="contained" disabled={isFull} onClick={() => start('incident')}>
            {STATUS_SETTINGS_TEXTS.openIncident}
          </Button>
          <Button variant="outlined" disabled={isFull} onClick={() => start('maintenance')}>
            {STATUS_SETTINGS_TEXTS.planMaintenance}
          </Button>
        </Box>
      )}
      {open?.kind === 'incident' && <IncidentDialog {...dialog} id={open.id} />}
      {open?.kind === 'maintenance' && <MaintenanceDialog {...dialog} id={open.id} />}
      {open?.kind === 'update' && (
        <UpdateDialog {...dialog} id={open.id} incident={open.incident} nowMs={nowMs} />
      )}
      {open?.kind === 'correct' && <CorrectDialog {...dialog} incident={open.incident} nowMs={nowMs} />}
      {open?.kind === 'delete' && <DeleteIncident {...dialog} incident={open.incident} />}
    </SettingsSection>
  );
}
