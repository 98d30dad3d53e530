import { TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { type Teammate, teammateName } from '../people/teammate';

interface ViewAsDialogProps {
  teammate: Teammate;
  isBusy: boolean;
  errorText: string | undefined;
  onStart: () => void;
  onClose: () => void;
}

/** Trying on what a teammate sees, read only. */
export function ViewAsDialog({ teammate, isBusy, errorText, onStart, onClose }: ViewAsDialogProps) {
  const name = teammateName(teammate);
  return (
    <FormDialog
      title={TEAMMATE_DIALOG_TEXTS.viewAsTitle(name)}
      description={TEAMMATE_DIALOG_TEXTS.viewAsBody(name)}
      confirmLabel={TEAMMATE_DIALOG_TEXTS.viewAsConfirm}
      isBusy={isBusy}
      isReady
      errorText={errorText}
      onSubmit={onStart}
      onClose={onClose}
    />
  );
}
