import { ROLES, type Role } from '@harborline/domain/permissions/slugs';
import { TEAM_TEXTS, TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';

import { type Teammate, teammateName } from '../people/teammate';
import { DifferenceList } from './difference-list';
import { RoleChoice } from './role-choice';
import { roleDifference } from './role-difference';

interface RoleDialogProps {
  teammate: Teammate;
  /** why a role cannot be assigned, null if it can */
  refusals: Readonly<Record<Role, string | null>>;
  onChoose: (role: Role) => void;
  onClose: () => void;
}

/** Changes a teammate's role and shows the permissions gained and lost. */
export function RoleDialog({ teammate, refusals, onChoose, onClose }: RoleDialogProps) {
  const [role, setRole] = useState<Role>(teammate.agent_role);
  const hasChanged = role !== teammate.agent_role;
  return (
    <FormDialog
      title={TEAMMATE_DIALOG_TEXTS.roleTitle(teammateName(teammate))}
      description={TEAMMATE_DIALOG_TEXTS.roleBody}
      confirmLabel={TEAM_TEXTS.changeRole}
      isBusy={false}
      isReady={hasChanged}
      onSubmit={() => onChoose(role)}
      onClose={onClose}
    >
      <RoleChoice
        label={TEAM_TEXTS.role}
        roles={ROLES.filter((offered) => offered !== 'owner')}
        refusals={refusals}
        value={role}
        onChange={setRole}
      />
      {hasChanged && <DifferenceList {...roleDifference(teammate, role)} />}
    </FormDialog>
  );
}
