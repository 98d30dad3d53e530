import { ROLE_NOUNS, TEAM_TEXTS, TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { useStaff } from '../../../shared/staff/session-context';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { type Teammate, teammateName } from '../people/teammate';
import { RoleDialog } from '../roles/role-dialog';
import { OwnerDialog } from './owner-dialog';
import { PasswordDialog } from './password-dialog';
import { roleOffers, type TeammateAction } from './teammate-offers';
import type { TeammateChanges } from './use-teammate-changes';
import { ViewAsDialog } from './view-as-dialog';

export interface OpenDialog {
  readonly action: Exclude<TeammateAction, 'permissions'>;
  readonly teammate: Teammate;
}

interface TeammateDialogsProps extends OpenDialog {
  /** of the library, as far as they are known */
  activeOwners: number;
  changes: Pick<TeammateChanges, 'setRole' | 'setStatus'>;
  onClose: () => void;
}

/** The dialog of the action chosen for a teammate. */
export function TeammateDialogs({ action, teammate, activeOwners, changes, onClose }: TeammateDialogsProps) {
  const actor = useStaff();
  switch (action) {
    case 'role':
      return (
        <RoleDialog
          teammate={teammate}
          refusals={roleOffers({ actor, teammate, activeOwners })}
          onClose={onClose}
          onChoose={(role) => {
            onClose();
            changes.setRole(teammate, role);
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
            changes.setStatus(teammate, !teammate.is_active);
          }}
        />
      );
    case 'owner':
      return <OwnerDialog teammate={teammate} onClose={onClose} />;
    case 'password':
      return <PasswordDialog teammate={teammate} onClose={onClose} />;
    case 'view-as':
      return <ViewAsDialog teammate={teammate} onClose={onClose} />;
  }
}

interface StatusDialogProps {
  teammate: Teammate;
  onConfirm: () => void;
  onClose: () => void;
}

function StatusDialog({ teammate, onClose, onConfirm }: StatusDialogProps) {
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
