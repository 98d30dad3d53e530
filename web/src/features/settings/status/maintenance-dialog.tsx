import type { StatusContent, WantedState } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { fromField, toTimeField } from '../../../shared/format/local-times';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { AffectedComponents } from './affected-components';
import { IncidentText, IncidentTitle } from './incident-fields';
import { MailChoice } from './mail-choice';
import { windowFault } from './maintenance-window';
import { incidentStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useDialogStep } from './use-steps';
import { WindowFields } from './window-fields';

interface Fields {
  readonly title: string;
  readonly text: string;
  /** as fields of type `datetime-local` hold them */
  readonly from: string;
  readonly to: string;
  readonly states: readonly WantedState[];
  readonly isMailed: boolean;
}

interface MaintenanceDialogProps {
  /** of the new maintenance, so that a repeated attempt is the same one */
  id: string;
  content: StatusContent;
  save: SaveStep;
  onClose: () => void;
}

const HOUR_MS = 60 * 60_000;

/** Begins with a window of two hours, a day from the next full hour. */
function newFields(nowMs: number): Fields {
  const startsAt = Math.ceil(nowMs / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
  const field = (ms: number) => toTimeField(new Date(ms));
  const [from, to] = [field(startsAt), field(startsAt + 2 * HOUR_MS)];
  return { title: '', text: '', from, to, states: [], isMailed: true };
}

/** Plans maintenance, which shows by itself while its window lasts. */
export function MaintenanceDialog({ id, content, save, onClose }: MaintenanceDialogProps) {
  const [empty] = useState(() => newFields(Date.now()));
  const [fields, setFields] = useState(empty);
  const { isRunning, refusal, run } = useDialogStep({
    save,
    message: STATUS_SETTINGS_TEXTS.maintenancePlanned,
    onClose,
  });
  const set = (changes: Partial<Fields>) => setFields((earlier) => ({ ...earlier, ...changes }));
  const { from, to, states, isMailed } = fields;
  const [title, text] = [fields.title.trim(), fields.text.trim()];
  const [startsAt, endsAt] = [fromField(from)?.getTime() ?? null, fromField(to)?.getTime() ?? null];
  const window = startsAt === null || endsAt === null ? null : { startsAt, endsAt };
  const isReady = title !== '' && text !== '' && windowFault(window, Date.now()) === undefined;
  return (
    <DraftDialog
      title={STATUS_SETTINGS_TEXTS.planMaintenance}
      description={STATUS_SETTINGS_TEXTS.planMaintenanceHelp}
      confirmLabel={STATUS_SETTINGS_TEXTS.plan}
      isBusy={isRunning}
      isReady={isReady && window !== null}
      isDirty={fields !== empty}
      refusal={refusal}
      onSubmit={() =>
        void run(incidentStep({ id, title, text, state: 'identified', states, window }, { isMailed }))
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <IncidentTitle
          value={fields.title}
          example={STATUS_SETTINGS_TEXTS.maintenanceTitleExample}
          onChange={(typed) => set({ title: typed })}
        />
        <IncidentText value={fields.text} onChange={(typed) => set({ text: typed })} />
        <MailChoice
          label={STATUS_SETTINGS_TEXTS.mailMaintenance}
          isPublished={content.is_published}
          isMailed={isMailed}
          onChange={(chosen) => set({ isMailed: chosen })}
        />
        <WindowFields from={from} to={to} window={window} onChange={set} />
        <AffectedComponents
          content={content}
          states={states}
          hasStates={false}
          helpText={STATUS_SETTINGS_TEXTS.maintainedHelp}
          onChange={(chosen) =>
            set({ states: chosen.map(({ componentId }) => ({ componentId, state: 'maintenance' })) })
          }
        />
      </Box>
    </DraftDialog>
  );
}
