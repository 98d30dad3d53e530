import * as contract from '@harborline/domain/api/inbox/ticket-filters';
import { savedFilter } from '@harborline/domain/stores/saved-filters';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { deleteRecord } from '../../platform/store/write';
import { readChangeable } from './saved-filter';

/** DELETE saved_filters?filter_ref (S7.2-14). */
export const deleteSavedFilter = staffEndpoint(contract.deleteSavedFilter, async ({ filter_ref }, staff) => {
  await firestore().runTransaction(async (transaction) => {
    await readChangeable(transaction, filter_ref, staff);
    deleteRecord(transaction, savedFilter(filter_ref));
  });
  return { filter_ref };
});
