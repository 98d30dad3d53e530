import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { removeComponent, removeGroup } from './arrangement';
import { arrangeStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useSteps } from './use-steps';

/** What is about to be removed. */
export interface Removed {
  readonly kind: 'component' | 'group';
  readonly id: string;
  readonly title: string;
}

interface RemoveDialogProps {
  removed: Removed;
  save: SaveStep;
  onClose: () => void;
}

/** Asks before a component or a group is removed, and says what goes with it. */
export function RemoveDialog({ removed: { kind, id, title }, save, onClose }: RemoveDialogProps) {
  const toasts = useToasts();
  const { isRunning, run } = useSteps(save);
  const remove = async () => {
    const edit = kind === 'component' ? removeComponent(id) : removeGroup(id);
    if (await run(arrangeStep(edit))) toasts.success(STATUS_SETTINGS_TEXTS.removed(title));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={STATUS_SETTINGS_TEXTS.removeTitle(title)}
      description={
        kind === 'component' ? STATUS_SETTINGS_TEXTS.removeBody : STATUS_SETTINGS_TEXTS.removeGroupBody
      }
      confirmLabel={STATUS_SETTINGS_TEXTS.remove}
      isDestructive
      isBusy={isRunning}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
