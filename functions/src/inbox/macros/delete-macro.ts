import * as contract from '@harborline/domain/api/inbox/macros';
import { macro } from '@harborline/domain/stores/macros';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { deleteRecord } from '../../platform/store/write';
import { readChangeable } from './macro';

/** DELETE macros?macro_ref (D-114). */
export const deleteMacro = staffEndpoint(contract.deleteMacro, async ({ macro_ref }, staff) => {
  await firestore().runTransaction(async (transaction) => {
    await readChangeable(transaction, macro_ref, staff);
    deleteRecord(transaction, macro(macro_ref));
  });
  return { macro_ref };
});
