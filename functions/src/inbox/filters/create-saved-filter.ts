import * as contract from '@harborline/domain/api/inbox/ticket-filters';
import { savedFilter } from '@harborline/domain/stores/saved-filters';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { createRecord } from '../../platform/store/write';
import { mustFit, mustShare, presentFilter } from './saved-filter';

/** POST saved_filters (S7.2-14). */
export const createSavedFilter = staffEndpoint(contract.createSavedFilter, async (input, staff) => {
  if (input.is_shared) mustShare(staff);
  const id = randomId();
  const filter = {
    support_lib_id: staff.support_lib_id,
    owner_uid: input.is_shared ? '' : staff.uid,
    name: input.name,
    text: input.filter,
    is_pinned: input.is_pinned,
  };
  await firestore().runTransaction(async (transaction) => {
    await mustFit(transaction, { id, ...filter });
    createRecord(transaction, savedFilter(id), filter);
  });
  return presentFilter({ id, ...filter });
});
