import * as contract from '@harborline/domain/api/teams/view-as';
import { userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { endOfView } from '@harborline/domain/team/plan-changes';
import { isViewing } from '@harborline/domain/team/standing';
import { auditEntry, writeAudit } from '../audit';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';

/** DELETE viewas: the caller's own permissions come back; without a view nothing happens. */
export const endView = staffEndpoint(contract.endView, (_input, staff) =>
  firestore().runTransaction(async (transaction) => {
    const ref = firestore().doc(docPath.user(staff.uid));
    const parsed = userSchema.safeParse((await transaction.get(ref)).data());
    if (!parsed.success) throw new ApiError('forbidden');
    const actor = { ...parsed.data, uid: staff.uid };
    if (!isViewing(actor)) return { viewing_as: '', permissions: actor.permissions };
    const change = endOfView(actor);
    const viewed = await transaction.get(firestore().doc(docPath.user(actor.viewing_as ?? '')));
    const label = String(viewed.get('display_name') ?? '');
    const target = { kind: 'teammate', id: viewed.id, label };
    transaction.update(ref, { ...change });
    writeAudit(
      transaction,
      auditEntry(actor, { action: 'view-as-ended', libraryId: actor.support_lib_id, target }),
    );
    return change;
  }),
);
