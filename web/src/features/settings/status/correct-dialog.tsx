import type { Incident } from '@harborline/domain/entities/status-page';
import type { StatusContent } from '@harborline/domain/status/change-status';
import { isOver } from '@harborline/domain/status/component-state';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { absoluteTime } from '../../../shared/format/staff-times';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { correctionOf, type Fields, fieldsOf, windowOf } from './correction';
import { IncidentText, IncidentTitle } from './incident-fields';
import { KeptComponents } from './kept-components';
import { windowFault } from './maintenance-window';
import { correctStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useDialogStep } from './use-steps';
import { WindowFields } from './window-fields';

interface CorrectDialogProps {
  incident: Incident;
  content: StatusContent;
  nowMs: number;
  save: SaveStep;
  onClose: () => void;
}

/** Puts right what was published of an incident or of maintenance; nobody is mailed about it. */
export function CorrectDialog({ incident, content, nowMs, save, onClose }: CorrectDialogProps) {
  const [before] = useState(() => fieldsOf(incident));
  const [fields, setFields] = useState<Fields>(before);
  const { isRunning, refusal, run } = useDialogStep({
    save,
    message: STATUS_SETTINGS_TEXTS.corrected,
    onClose,
  });
  const set = (changes: Partial<Fields>) => setFields((earlier) => ({ ...earlier, ...changes }));
  const hasWindow = incident.window !== null && !isOver(incident, nowMs);
  const window = windowOf(fields);
  const isWindowSound = !hasWindow || (window !== null && windowFault(window, nowMs) === undefined);
  const isWhole = [fields.title, ...fields.texts.map(({ text }) => text)].every((text) => text.trim() !== '');
  return (
    <DraftDialog
      title={STATUS_SETTINGS_TEXTS.correctOf(incident.title)}
      description={STATUS_SETTINGS_TEXTS.correctHelp}
      confirmLabel={STATUS_SETTINGS_TEXTS.save}
      isBusy={isRunning}
      isReady={isWhole && isWindowSound}
      isDirty={fields !== before}
      refusal={refusal}
      onSubmit={() => void run(correctStep(correctionOf(incident, before, fields)))}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <IncidentTitle value={fields.title} onChange={(title) => set({ title })} />
        {hasWindow && <WindowFields from={fields.from} to={fields.to} window={window} onChange={set} />}
        {incident.updates.map(({ id, at }, index) => (
          <IncidentText
            key={id}
            label={STATUS_SETTINGS_TEXTS.textOf(absoluteTime(new Date(at)))}
            value={fields.texts[index]?.text ?? ''}
            onChange={(text) =>
              set({ texts: fields.texts.map((one) => (one.id === id ? { id, text } : one)) })
            }
          />
        ))}
        <KeptComponents
          incident={incident}
          content={content}
          withoutIds={fields.withoutIds}
          nowMs={nowMs}
          onChange={(withoutIds) => set({ withoutIds })}
        />
      </Box>
    </DraftDialog>
  );
}
