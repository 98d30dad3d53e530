import type { Role } from '@harborline/domain/permissions/slugs';
import { landingFor } from '@harborline/domain/session/landing';
import { ROLE_NOUNS, TEAM_TEXTS, TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Teammate, teammateName } from '../people/teammate';
import { RoleDialog } from '../roles/role-dialog';
import { OwnerDialog } from './owner-dialog';
import { PasswordDialog } from './password-dialog';
import { setPassword } from './set-password';
import type { Offers, TeammateAction } from './teammate-offers';
import { transferOwnership } from './transfer-ownership';
import { useCall } from './use-call';
import { startView } from './view-as';
import { ViewAsDialog } from './view-as-dialog';

export interface OpenDialog {
  readonly action: Exclude<TeammateAction, 'permissions'>;
  readonly teammate: Teammate;
}

interface TeammateDialogsProps extends OpenDialog {
  refusals: Offers<Role>;
  onRole: (teammate: Teammate, role: Role) => void;
  onStatus: (teammate: Teammate, isActive: boolean) => void;
  onClose: () => void;
}

/** The dialog of what was chosen for a teammate. */
export function TeammateDialogs({ action, teammate, refusals, ...props }: TeammateDialogsProps) {
  const { onClose } = props;
  switch (action) {
    case 'role':
      return (
        <RoleDialog
          teammate={teammate}
          refusals={refusals}
          onClose={onClose}
          onChoose={(role) => {
            onClose();
            props.onRole(teammate, role);
          }}
        />
      );
    case 'status':
      return (
        <StatusDialog
          teammate={teammate}
          onClose={onClose}
          onConfirm={() => {
            onClose();
            props.onStatus(teammate, !teammate.is_active);
          }}
        />
      );
    case 'owner':
      return <TransferDialog teammate={teammate} onClose={onClose} />;
    case 'password':
      return <NewPasswordDialog teammate={teammate} onClose={onClose} />;
    case 'view-as':
      return <StartViewDialog teammate={teammate} onClose={onClose} />;
  }
}

interface DialogProps {
  teammate: Teammate;
  onClose: () => void;
}

function StatusDialog({ teammate, onClose, onConfirm }: DialogProps & { onConfirm: () => void }) {
  const name = teammateName(teammate);
  const texts = TEAMMATE_DIALOG_TEXTS;
  const role = ROLE_NOUNS[teammate.agent_role];
  return (
    <ConfirmDialog
      isOpen
      title={teammate.is_active ? texts.deactivateTitle(name) : texts.reactivateTitle(name)}
      description={teammate.is_active ? texts.deactivateBody(name) : texts.reactivateBody(name, role)}
      confirmLabel={teammate.is_active ? TEAM_TEXTS.deactivate : TEAM_TEXTS.reactivate}
      isDestructive={teammate.is_active}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}

function TransferDialog({ teammate, onClose }: DialogProps) {
  const { isBusy, errorText, run } = useCall();
  const toasts = useToasts();
  const transfer = async () => {
    if (!(await run('owner-not-changed', () => transferOwnership(teammate.id)))) return;
    toasts.success(TEAMMATE_DIALOG_TEXTS.ownerDone(teammateName(teammate)));
    onClose();
  };
  return <OwnerDialog {...{ teammate, isBusy, errorText, onClose }} onConfirm={() => void transfer()} />;
}

function NewPasswordDialog({ teammate, onClose }: DialogProps) {
  const { isBusy, errorText, run } = useCall();
  const toasts = useToasts();
  const set = async (password: string) => {
    if (!(await run('password-not-set', () => setPassword(teammate.user_email, password)))) return;
    toasts.success(TEAMMATE_DIALOG_TEXTS.passwordSet(teammateName(teammate)));
    onClose();
  };
  return (
    <PasswordDialog {...{ teammate, isBusy, errorText, onClose }} onSet={(password) => void set(password)} />
  );
}

function StartViewDialog({ teammate, onClose }: DialogProps) {
  const { isBusy, errorText, run } = useCall();
  const navigate = useNavigate();
  const start = async () => {
    if (!(await run('view-not-started', () => startView(teammate.id)))) return;
    onClose();
    // This page may be closed to the teammate; their own first page is not.
    navigate(landingFor(teammate.agent_role));
  };
  return <ViewAsDialog {...{ teammate, isBusy, errorText, onClose }} onStart={() => void start()} />;
}
