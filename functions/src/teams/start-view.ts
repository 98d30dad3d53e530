import * as contract from '@harborline/domain/api/teams/view-as';
import { user } from '@harborline/domain/stores/users';
import { planView } from '@harborline/domain/team/plan-changes';
import { auditEntry, personTarget, writeAudit } from '../audit';
import { staffEndpoint } from '../platform/endpoint';
import { updateRecord } from '../platform/store/write';
import { changeOf, teamTransaction } from './team-transaction';

/** POST viewas: tries on a teammate's view, in which nothing can be changed. */
export const startView = staffEndpoint(contract.startView, ({ ref_uid }, staff, { nowMs }) =>
  teamTransaction({ staff, refUid: ref_uid, nowMs }, async ({ transaction, actor, target }) => {
    const change = changeOf(planView({ actor, target }));
    const libraryId = actor.support_lib_id;
    updateRecord(transaction, user(actor.uid), { ...change });
    writeAudit(
      transaction,
      auditEntry(actor, { action: 'view-as-started', libraryId, target: personTarget(target) }),
    );
    return change;
  }),
);
