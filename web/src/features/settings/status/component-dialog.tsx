import type { StatusGroup } from '@harborline/domain/entities/status-page';
import { LIMITS } from '@harborline/domain/limits';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { type ArrangedComponent, putComponent } from './arrangement';
import { arrangeStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useDialogStep } from './use-steps';

interface ComponentDialogProps {
  /** with the id of a new one */
  component: ArrangedComponent;
  isNew: boolean;
  groups: readonly StatusGroup[];
  save: SaveStep;
  onClose: () => void;
}

/** Name, description and group of a component. */
export function ComponentDialog({ component, isNew, groups, save, onClose }: ComponentDialogProps) {
  const [fields, setFields] = useState(component);
  const { isRunning, refusal, run } = useDialogStep({ save, message: STATUS_SETTINGS_TEXTS.saved, onClose });
  const set = (changes: Partial<ArrangedComponent>) => setFields((earlier) => ({ ...earlier, ...changes }));
  const title = fields.title.trim();
  const isDirty =
    fields.title !== component.title ||
    fields.description !== component.description ||
    fields.groupId !== component.groupId;
  const choices = [
    { value: '', label: STATUS_SETTINGS_TEXTS.noGroup },
    ...groups.map((group) => ({ value: group.id, label: group.title })),
  ];
  return (
    <DraftDialog
      title={isNew ? STATUS_SETTINGS_TEXTS.addComponent : STATUS_SETTINGS_TEXTS.editComponent}
      description={STATUS_SETTINGS_TEXTS.addComponentHelp}
      confirmLabel={STATUS_SETTINGS_TEXTS.save}
      isBusy={isRunning}
      isReady={title !== ''}
      isDirty={isDirty}
      refusal={refusal}
      onSubmit={() =>
        void run(arrangeStep(putComponent({ ...fields, title, description: fields.description.trim() })))
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextInput
          label={STATUS_SETTINGS_TEXTS.componentName}
          required
          autoFocus
          value={fields.title}
          placeholder={STATUS_SETTINGS_TEXTS.componentNameExample}
          inputProps={{ dir: 'auto', maxLength: LIMITS.statusTitle }}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextInput
          label={STATUS_SETTINGS_TEXTS.componentDescription}
          helpText={STATUS_SETTINGS_TEXTS.componentDescriptionHelp}
          value={fields.description}
          inputProps={{ dir: 'auto', maxLength: LIMITS.statusDescription }}
          onChange={(event) => set({ description: event.target.value })}
        />
        {groups.length > 0 && (
          <ChoiceSelect
            label={STATUS_SETTINGS_TEXTS.group}
            value={groups.some(({ id }) => id === fields.groupId) ? fields.groupId : ''}
            choices={choices}
            onChange={(groupId) => set({ groupId })}
          />
        )}
      </Box>
    </DraftDialog>
  );
}
