import { landingFor } from '@harborline/domain/session/landing';
import { TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { useNavigate } from 'react-router-dom';
import { useChange } from '../../../shared/requests/use-change';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { type Teammate, teammateName } from '../people/teammate';
import { startView } from './teammate-calls';

interface ViewAsDialogProps {
  teammate: Teammate;
  onClose: () => void;
}

/** Starts viewing the product as a teammate, read-only. */
export function ViewAsDialog({ teammate, onClose }: ViewAsDialogProps) {
  const navigate = useNavigate();
  const name = teammateName(teammate);
  const { isRunning, refusal, run } = useChange<void, void>({
    name: 'view-not-started',
    run: () => startView(teammate.id),
    onDone: () => {
      onClose();
      // The teammate may not have access to this page, but has to their landing page.
      void navigate(landingFor(teammate.agent_role));
    },
  });
  return (
    <FormDialog
      title={TEAMMATE_DIALOG_TEXTS.viewAsTitle(name)}
      description={TEAMMATE_DIALOG_TEXTS.viewAsBody(name)}
      confirmLabel={TEAMMATE_DIALOG_TEXTS.viewAsConfirm}
      isBusy={isRunning}
      isReady
      refusal={refusal}
      onSubmit={() => void run()}
      onClose={onClose}
    />
  );
}
