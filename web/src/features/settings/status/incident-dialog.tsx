import type { IncidentState } from '@harborline/domain/entities/status-page';
import type { StatusContent, WantedState } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { AffectedComponents } from './affected-components';
import { IncidentText, IncidentTitle } from './incident-fields';
import { MailChoice } from './mail-choice';
import { NewsChoice } from './news-choice';
import { INCIDENT_CHOICES } from './state-choices';
import { incidentStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useDialogStep } from './use-steps';

interface Fields {
  readonly title: string;
  readonly text: string;
  readonly state: IncidentState;
  readonly states: readonly WantedState[];
  readonly isMailed: boolean;
  readonly hasNews: boolean;
}

interface IncidentDialogProps {
  /** of the new incident, so that a repeated attempt is the same one */
  id: string;
  content: StatusContent;
  save: SaveStep;
  onClose: () => void;
}

const EMPTY: Fields = {
  title: '',
  text: '',
  state: 'investigating',
  states: [],
  isMailed: true,
  hasNews: false,
};

/** Reports an incident. */
export function IncidentDialog({ id, content, save, onClose }: IncidentDialogProps) {
  const [fields, setFields] = useState(EMPTY);
  const { isRunning, refusal, run } = useDialogStep({
    save,
    message: STATUS_SETTINGS_TEXTS.incidentOpened,
    onClose,
  });
  const set = (changes: Partial<Fields>) => setFields((earlier) => ({ ...earlier, ...changes }));
  const { state, states, isMailed, hasNews } = fields;
  const [title, text] = [fields.title.trim(), fields.text.trim()];
  return (
    <DraftDialog
      title={STATUS_SETTINGS_TEXTS.openIncident}
      description={STATUS_SETTINGS_TEXTS.openIncidentHelp}
      confirmLabel={STATUS_SETTINGS_TEXTS.report}
      isBusy={isRunning}
      isReady={title !== '' && text !== ''}
      isDirty={fields !== EMPTY}
      refusal={refusal}
      onSubmit={() =>
        void run(incidentStep({ id, title, text, state, states, window: null }, { isMailed, hasNews }))
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <IncidentTitle
          value={fields.title}
          example={STATUS_SETTINGS_TEXTS.incidentTitleExample}
          onChange={(typed) => set({ title: typed })}
        />
        <IncidentText value={fields.text} onChange={(typed) => set({ text: typed })} />
        {/* Beside each other, and above the components: a long list of these would hide them. */}
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, columnGap: 2 }}
        >
          <MailChoice
            label={STATUS_SETTINGS_TEXTS.mailSubscribers}
            isPublished={content.is_published}
            isMailed={isMailed}
            onChange={(chosen) => set({ isMailed: chosen })}
          />
          <NewsChoice state={state} hasNews={hasNews} onChange={(chosen) => set({ hasNews: chosen })} />
        </Box>
        <ChoiceSelect
          label={STATUS_SETTINGS_TEXTS.state}
          value={state}
          choices={INCIDENT_CHOICES}
          helpText={state === 'resolved' ? STATUS_SETTINGS_TEXTS.resolvedAtOnceHelp : undefined}
          onChange={(chosen) => set({ state: chosen })}
        />
        <AffectedComponents
          content={content}
          states={states}
          hasStates={state !== 'resolved'}
          helpText={STATUS_SETTINGS_TEXTS.affectedHelp}
          onChange={(chosen) => set({ states: chosen })}
        />
      </Box>
    </DraftDialog>
  );
}
