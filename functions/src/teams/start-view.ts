import { idSchema } from '@harborline/domain/entities/id';
import { docPath } from '@harborline/domain/paths';
import { planView } from '@harborline/domain/team/plan-changes';
import * as z from 'zod/mini';
import { auditEntry, personTarget, writeAudit } from '../platform/audit';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { changeOf, teamTransaction } from '../platform/team-transaction';

const output = z.object({ viewing_as: z.string(), permissions: z.record(z.string(), z.boolean()) });

/** POST viewas: tries on a teammate's view, in which nothing can be changed. */
export const startView = staffEndpoint({
  name: 'startView',
  route: 'POST /api/teams/viewas',
  input: z.object({ ref_uid: idSchema }),
  output,
  rate: 'session',
  libraryOf: (_input, staff) => staff.support_lib_id,
  run: ({ ref_uid }, staff, { nowMs }) =>
    teamTransaction({ staff, refUid: ref_uid, nowMs }, async ({ transaction, actor, target }) => {
      const change = changeOf(planView({ actor, target }));
      const libraryId = actor.support_lib_id;
      transaction.update(firestore().doc(docPath.user(actor.uid)), { ...change });
      writeAudit(
        transaction,
        auditEntry(actor, { action: 'view-as-started', libraryId, target: personTarget(target) }),
      );
      return change;
    }),
});
