import type { Incident, IncidentState } from '@harborline/domain/entities/status-page';
import { releasedIds, type StatusContent, type WantedState } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { AffectedComponents } from './affected-components';
import { IncidentText } from './incident-fields';
import { componentTitles } from './incident-list';
import { MailChoice } from './mail-choice';
import { INCIDENT_CHOICES, MAINTENANCE_CHOICES } from './state-choices';
import { updateStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useDialogStep } from './use-steps';

interface UpdateDialogProps {
  /** of the new update, so that a repeated attempt is the same one */
  id: string;
  incident: Incident;
  content: StatusContent;
  nowMs: number;
  save: SaveStep;
  onClose: () => void;
}

/** The states of an incident's components as they are. */
const statesOf = ({ componentIds }: Incident, { components }: StatusContent): readonly WantedState[] =>
  components
    .filter(({ id }) => componentIds.includes(id))
    .map(({ id, state }) => ({ componentId: id, state }));

/** What follows once it is resolved. */
function resolveHelp(incident: Incident, content: StatusContent, nowMs: number): string {
  if (incident.window !== null) return STATUS_SETTINGS_TEXTS.endEarlyHelp;
  const released = releasedIds(content, incident, nowMs);
  const kept = incident.componentIds.filter((id) => !released.includes(id));
  const titles = [released, kept].map((componentIds) => componentTitles({ componentIds }, content));
  const [operational = '', unchanged = ''] = titles;
  return STATUS_SETTINGS_TEXTS.resolveHelp(operational, unchanged);
}

/** Says what is known by now of an incident or of maintenance, up to that it is over. */
export function UpdateDialog({ id, incident, content, nowMs, save, onClose }: UpdateDialogProps) {
  const isMaintenance = incident.window !== null;
  const [before] = useState(() => ({ state: incident.state, states: statesOf(incident, content) }));
  const [text, setText] = useState('');
  const [state, setState] = useState<IncidentState>(before.state);
  const [states, setStates] = useState(before.states);
  const [isMailed, setIsMailed] = useState(true);
  const { isRunning, refusal, run } = useDialogStep({
    save,
    message: STATUS_SETTINGS_TEXTS.updatePosted,
    onClose,
  });
  const isResolved = state === 'resolved';
  // Only what was chosen here: a teammate may have set another state meanwhile.
  const chosen = states.filter((one) => !before.states.some((known) => isSame(known, one)));
  const submit = () =>
    void run(
      updateStep(
        { incidentId: incident.id, id, state, text: text.trim(), states: isResolved ? [] : chosen },
        isMailed,
      ),
    );
  return (
    <DraftDialog
      title={STATUS_SETTINGS_TEXTS.updateOf(incident.title)}
      description={STATUS_SETTINGS_TEXTS.updateHelp}
      confirmLabel={STATUS_SETTINGS_TEXTS.post}
      isBusy={isRunning}
      isReady={text.trim() !== ''}
      isDirty={text !== '' || state !== before.state || chosen.length > 0 || !isMailed}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <IncidentText isFirst value={text} onChange={setText} />
        <MailChoice
          label={STATUS_SETTINGS_TEXTS.mailSubscribers}
          isPublished={content.is_published}
          isMailed={isMailed}
          onChange={setIsMailed}
        />
        <ChoiceSelect
          label={STATUS_SETTINGS_TEXTS.state}
          value={state}
          choices={isMaintenance ? MAINTENANCE_CHOICES : INCIDENT_CHOICES}
          helpText={isResolved ? resolveHelp(incident, content, nowMs) : undefined}
          onChange={setState}
        />
        {!isMaintenance && !isResolved && (
          <AffectedComponents
            content={content}
            states={states}
            fixedIds={incident.componentIds}
            hasStates
            helpText={STATUS_SETTINGS_TEXTS.affectedHelp}
            onChange={setStates}
          />
        )}
      </Box>
    </DraftDialog>
  );
}

const isSame = (one: WantedState, other: WantedState): boolean =>
  one.componentId === other.componentId && one.state === other.state;
