import * as contract from '@harborline/domain/api/teams/owner';
import { user } from '@harborline/domain/stores/users';
import { planOwnerTransfer } from '@harborline/domain/team/plan-changes';
import { auditEntry, personTarget, writeAudit } from '../audit';
import { staffEndpoint } from '../platform/endpoint';
import { updateRecord } from '../platform/store/write';
import { endingSessions } from '../sessions';
import { changeOf, teamTransaction } from './team-transaction';

/** POST owner: the teammate becomes owner and the caller an admin, in one step (D-33). */
export const transferOwnership = staffEndpoint(
  contract.transferOwnership,
  async ({ ref_uid }, staff, { nowMs }) => {
    await teamTransaction({ staff, refUid: ref_uid, nowMs }, async ({ transaction, actor, target }) => {
      const change = changeOf(planOwnerTransfer({ actor, target }));
      updateRecord(transaction, user(actor.uid), { ...change.actor, ...endingSessions() });
      updateRecord(transaction, user(target.uid), { ...change.target, ...endingSessions() });
      const libraryId = actor.support_lib_id;
      const audited = { action: 'owner-transferred', libraryId, target: personTarget(target) } as const;
      writeAudit(
        transaction,
        auditEntry(actor, { ...audited, details: { from: target.agent_role, to: 'owner' } }),
      );
    });
    return { ref_uid };
  },
);
