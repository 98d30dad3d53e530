import type { Incident } from '@harborline/domain/entities/status-page';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { deleteStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useSteps } from './use-steps';

interface DeleteIncidentProps {
  incident: Incident;
  save: SaveStep;
  onClose: () => void;
}

/** Asks before a mistaken report is deleted, and says what goes with it. */
export function DeleteIncident({ incident: { id, title }, save, onClose }: DeleteIncidentProps) {
  const toasts = useToasts();
  const { isRunning, run } = useSteps(save);
  const remove = async () => {
    if (await run(deleteStep(id))) toasts.success(STATUS_SETTINGS_TEXTS.deleted(title));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={STATUS_SETTINGS_TEXTS.deleteTitle(title)}
      description={STATUS_SETTINGS_TEXTS.deleteBody}
      confirmLabel={STATUS_SETTINGS_TEXTS.delete}
      isDestructive
      isBusy={isRunning}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
