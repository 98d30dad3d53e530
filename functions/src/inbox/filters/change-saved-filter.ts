import * as contract from '@harborline/domain/api/inbox/ticket-filters';
import { savedFilter } from '@harborline/domain/stores/saved-filters';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { mustFit, mustShare, presentFilter, readChangeable } from './saved-filter';

/** Who has a filter after a change. @param before whose it was, '' for everybody */
function ownerAfter(before: string, isShared: boolean | undefined, uid: string): string {
  if (isShared === undefined) return before;
  return isShared ? '' : uid;
}

/** PUT saved_filters?filter_ref (S7.2-14). */
export const changeSavedFilter = staffEndpoint(
  contract.changeSavedFilter,
  async ({ filter_ref, ...change }, staff) =>
    firestore().runTransaction(async (transaction) => {
      const before = await readChangeable(transaction, filter_ref, staff);
      const owner_uid = ownerAfter(before.owner_uid, change.is_shared, staff.uid);
      if (owner_uid === '') mustShare(staff);
      const changed = {
        owner_uid,
        name: change.name ?? before.name,
        text: change.filter ?? before.text,
        is_pinned: change.is_pinned ?? before.is_pinned,
      };
      const isElsewhere = owner_uid !== before.owner_uid || changed.name !== before.name;
      if (isElsewhere) await mustFit(transaction, { ...before, ...changed });
      updateRecord(transaction, savedFilter(filter_ref), changed);
      return presentFilter({ ...before, ...changed });
    }),
);
