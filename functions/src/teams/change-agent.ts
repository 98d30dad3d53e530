import * as contract from '@harborline/domain/api/teams/agents';
import { docPath } from '@harborline/domain/paths';
import type { ROLES } from '@harborline/domain/permissions/slugs';
import { planAwayChange, planRoleChange, planStatusChange } from '@harborline/domain/team/plan-changes';
import { isActing } from '@harborline/domain/team/standing';
import { auditEntry, personTarget, writeAudit } from '../audit';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { alignAccount, endingSessions } from '../sessions';
import { changeOf, type TeamDeed, teamTransaction } from './team-transaction';
import { agentOf } from './user-view';

const refOf = ({ target }: TeamDeed) => firestore().doc(docPath.user(target.uid));

async function changeRole(deed: TeamDeed, role: (typeof ROLES)[number]) {
  const { transaction, actor, target } = deed;
  const activeOwners = await deed.countOwners();
  const change = changeOf(planRoleChange({ actor, target, activeOwners }, role));
  if (target.agent_role === role) return target;
  const libraryId = actor.support_lib_id;
  const details = { from: target.agent_role, to: role };
  transaction.update(refOf(deed), { ...change, ...endingSessions() });
  writeAudit(
    transaction,
    auditEntry(actor, { action: 'role-changed', libraryId, target: personTarget(target), details }),
  );
  return { ...target, ...change };
}

/** Whoever is kept out while acting elsewhere is sent home, and the other library's log tells of it. */
function sendHome({ transaction, target }: TeamDeed) {
  if (!isActing(target)) return {};
  const libraryId = target.support_lib_id;
  const ended = { action: 'acting-ended', libraryId, target: personTarget(target) } as const;
  writeAudit(transaction, auditEntry(target, ended));
  return { support_lib_id: target.init_support_lib_id, acting: null };
}

async function changeStatus(deed: TeamDeed, isActive: boolean) {
  const { transaction, actor, target } = deed;
  const activeOwners = await deed.countOwners();
  const change = changeOf(planStatusChange({ actor, target, activeOwners }, isActive));
  if (target.is_active === isActive) return target;
  const action = isActive ? 'teammate-reactivated' : 'teammate-deactivated';
  const libraryId = actor.support_lib_id;
  const home = sendHome(deed);
  transaction.update(refOf(deed), { ...change, ...home, ...endingSessions() });
  writeAudit(transaction, auditEntry(actor, { action, libraryId, target: personTarget(target) }));
  return { ...target, ...change };
}

async function changeAway(deed: TeamDeed, is_away: 0 | 1) {
  changeOf(planAwayChange(deed));
  deed.transaction.update(refOf(deed), { is_away });
  return { ...deed.target, is_away };
}

/** PATCH agents: a teammate's role, whether they may sign in, or whether they are away (S7.1-13, D-20, D-33). */
export const changeAgent = staffEndpoint(
  contract.changeAgent,
  async ({ ref_uid, agent_role, is_active, is_away }, staff, { nowMs }) => {
    const changed = await teamTransaction({ staff, refUid: ref_uid, nowMs }, async (deed) => {
      if (agent_role !== undefined) return changeRole(deed, agent_role);
      if (is_active !== undefined) return changeStatus(deed, is_active);
      return changeAway(deed, is_away ?? 0);
    });
    if (is_active !== undefined) await alignAccount(ref_uid);
    return agentOf(changed);
  },
);
