import * as contract from '@harborline/domain/api/teams/agents';
import type { ROLES } from '@harborline/domain/permissions/slugs';
import { user } from '@harborline/domain/stores/users';
import { planAwayChange, planRoleChange, planStatusChange } from '@harborline/domain/team/plan-changes';
import { isActing } from '@harborline/domain/team/standing';
import { auditEntry, personTarget, writeAudit } from '../audit';
import { leaveDuty } from '../duty';
import { staffEndpoint } from '../platform/endpoint';
import { updateRecord } from '../platform/store/write';
import { alignAccount, endingSessions } from '../sessions';
import { changeOf, type TeamOperation, teamTransaction } from './team-transaction';
import { agentOf } from './user-view';

async function changeRole(operation: TeamOperation, role: (typeof ROLES)[number]) {
  const { transaction, actor, target } = operation;
  const activeOwners = await operation.countOwners();
  const change = changeOf(planRoleChange({ actor, target, activeOwners }, role));
  if (target.agent_role === role) return target;
  const libraryId = actor.support_lib_id;
  const details = { from: target.agent_role, to: role };
  updateRecord(transaction, user(target.uid), { ...change, ...endingSessions() });
  writeAudit(
    transaction,
    auditEntry(actor, { action: 'role-changed', libraryId, target: personTarget(target), details }),
  );
  return { ...target, ...change };
}

/** Sends a person who is deactivated while acting elsewhere back home, and logs it in the other library. */
function sendHome({ transaction, target }: TeamOperation) {
  if (!isActing(target)) return {};
  const libraryId = target.support_lib_id;
  const ended = { action: 'acting-ended', libraryId, target: personTarget(target) } as const;
  writeAudit(transaction, auditEntry(target, ended));
  return { support_lib_id: target.init_support_lib_id, acting: null };
}

async function changeStatus(operation: TeamOperation, isActive: boolean) {
  const { transaction, actor, target } = operation;
  const activeOwners = await operation.countOwners();
  const change = changeOf(planStatusChange({ actor, target, activeOwners }, isActive));
  if (target.is_active === isActive) return target;
  const action = isActive ? 'teammate-reactivated' : 'teammate-deactivated';
  const libraryId = actor.support_lib_id;
  const { init_support_lib_id: homeId, uid } = target;
  const leave = isActive ? () => {} : await leaveDuty(operation.transaction, homeId, uid);
  const home = sendHome(operation);
  leave();
  updateRecord(transaction, user(target.uid), { ...change, ...home, ...endingSessions() });
  writeAudit(transaction, auditEntry(actor, { action, libraryId, target: personTarget(target) }));
  return { ...target, ...change };
}

async function changeAway(operation: TeamOperation, is_away: 0 | 1) {
  changeOf(planAwayChange(operation));
  updateRecord(operation.transaction, user(operation.target.uid), { is_away });
  return { ...operation.target, is_away };
}

/** PATCH agents: changes a teammate's role, whether they may sign in, or whether they are away (S7.1-13, D-20, D-33). */
export const changeAgent = staffEndpoint(
  contract.changeAgent,
  async ({ ref_uid, agent_role, is_active, is_away }, staff, { nowMs }) => {
    const changed = await teamTransaction({ staff, refUid: ref_uid, nowMs }, async (operation) => {
      if (agent_role !== undefined) return changeRole(operation, agent_role);
      if (is_active !== undefined) return changeStatus(operation, is_active);
      return changeAway(operation, is_away ?? 0);
    });
    if (is_active !== undefined) await alignAccount(ref_uid);
    return agentOf(changed);
  },
);
