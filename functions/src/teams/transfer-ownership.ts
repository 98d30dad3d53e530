import { idSchema } from '@harborline/domain/entities/id';
import { docPath } from '@harborline/domain/paths';
import { planOwnerTransfer } from '@harborline/domain/team/plan-changes';
import * as z from 'zod/mini';
import { auditEntry, personTarget, writeAudit } from '../platform/audit';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { endingSessions } from '../platform/session-version';
import { changeOf, teamTransaction } from '../platform/team-transaction';

const output = z.object({ ref_uid: z.string() });

/** POST owner: the teammate becomes owner and the caller an admin, in one step (D-33). */
export const transferOwnership = staffEndpoint({
  name: 'transferOwnership',
  route: 'POST /api/teams/owner',
  input: z.object({ ref_uid: idSchema }),
  output,
  rate: 'session',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run({ ref_uid }, staff, { nowMs }) {
    await teamTransaction({ staff, refUid: ref_uid, nowMs }, async ({ transaction, actor, target }) => {
      const change = changeOf(planOwnerTransfer({ actor, target }));
      const users = firestore();
      transaction.update(users.doc(docPath.user(actor.uid)), { ...change.actor, ...endingSessions() });
      transaction.update(users.doc(docPath.user(target.uid)), { ...change.target, ...endingSessions() });
      const libraryId = actor.support_lib_id;
      const deed = { action: 'owner-transferred', libraryId, target: personTarget(target) } as const;
      writeAudit(
        transaction,
        auditEntry(actor, { ...deed, details: { from: target.agent_role, to: 'owner' } }),
      );
    });
    return { ref_uid };
  },
});
