import type { StatusGroup } from '@harborline/domain/entities/status-page';
import { LIMITS } from '@harborline/domain/limits';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { useState } from 'react';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { putGroup } from './arrangement';
import { arrangeStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useDialogStep } from './use-steps';

interface GroupDialogProps {
  /** with the id of a new one */
  group: StatusGroup;
  isNew: boolean;
  save: SaveStep;
  onClose: () => void;
}

/** The name of a group of components. */
export function GroupDialog({ group, isNew, save, onClose }: GroupDialogProps) {
  const [typed, setTyped] = useState(group.title);
  const { isRunning, refusal, run } = useDialogStep({ save, message: STATUS_SETTINGS_TEXTS.saved, onClose });
  const title = typed.trim();
  return (
    <DraftDialog
      title={isNew ? STATUS_SETTINGS_TEXTS.addGroup : STATUS_SETTINGS_TEXTS.editGroup}
      description={STATUS_SETTINGS_TEXTS.addGroupHelp}
      confirmLabel={STATUS_SETTINGS_TEXTS.save}
      isBusy={isRunning}
      isReady={title !== ''}
      isDirty={typed !== group.title}
      refusal={refusal}
      onSubmit={() => void run(arrangeStep(putGroup({ id: group.id, title })))}
      onClose={onClose}
    >
      <TextInput
        label={STATUS_SETTINGS_TEXTS.groupName}
        required
        autoFocus
        value={typed}
        placeholder={STATUS_SETTINGS_TEXTS.groupNameExample}
        inputProps={{ dir: 'auto', maxLength: LIMITS.statusTitle }}
        onChange={(event) => setTyped(event.target.value)}
      />
    </DraftDialog>
  );
}
