import * as contract from '@harborline/domain/api/teams/view-as';
import { user } from '@harborline/domain/stores/users';
import { endOfView } from '@harborline/domain/team/plan-changes';
import { isViewing } from '@harborline/domain/team/standing';
import { auditEntry, writeAudit } from '../audit';
import { readUser } from '../people';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { refOf } from '../platform/store/read';
import { updateRecord } from '../platform/store/write';

/** DELETE viewas: gives the caller their own permissions back; does nothing without a view. */
export const endView = staffEndpoint(contract.endView, (_input, staff) =>
  firestore().runTransaction(async (transaction) => {
    const actor = await readUser(staff.uid, transaction);
    if (!actor) throw new ApiError('forbidden');
    if (!isViewing(actor)) return { viewing_as: '', permissions: actor.permissions };
    const change = endOfView(actor);
    const viewed = await transaction.get(refOf(user(actor.viewing_as ?? '')));
    const label = String(viewed.get('display_name') ?? '');
    const target = { kind: 'teammate', id: viewed.id, label };
    updateRecord(transaction, user(actor.uid), { ...change });
    writeAudit(
      transaction,
      auditEntry(actor, { action: 'view-as-ended', libraryId: actor.support_lib_id, target }),
    );
    return change;
  }),
);
