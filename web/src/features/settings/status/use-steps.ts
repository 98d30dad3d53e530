import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { ApiError } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { type Change, useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { StatusStep } from './status-steps';
import type { SaveStep } from './use-status-page';

const NAME = 'status-page';
const CONFLICT = 409;

const reasonOf = (error: Error): string =>
  error instanceof ApiError && error.status === CONFLICT
    ? STATUS_SETTINGS_TEXTS.notChanged
    : refusalText(error, STATUS_SETTINGS_TEXTS.saveFailed);

/** Steps of switches and buttons; a refusal is said in passing, since nothing was typed. */
export function useSteps(save: SaveStep): Change<StatusStep> {
  const toasts = useToasts();
  return useChange({ name: NAME, run: save, onRefused: (error) => toasts.error(reasonOf(error)) });
}

/** The step of a dialog, which closes once the server has accepted it, and otherwise shows the refusal. */
export function useDialogStep({
  save,
  message,
  onClose,
}: {
  save: SaveStep;
  message: string;
  onClose: () => void;
}): Change<StatusStep> {
  const toasts = useToasts();
  return useChange({
    name: NAME,
    run: save,
    onDone: () => {
      toasts.success(message);
      onClose();
    },
  });
}
