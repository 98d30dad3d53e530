import * as contract from '@harborline/domain/api/inbox/macros';
import { macro } from '@harborline/domain/stores/macros';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { createRecord } from '../../platform/store/write';
import { mustFit, mustKnowAll, mustShareMacros, presentMacro } from './macro';

/** POST macros (D-114). */
export const createMacro = staffEndpoint(contract.createMacro, async ({ is_shared, ...input }, staff) => {
  if (is_shared) mustShareMacros(staff);
  const id = randomId();
  const created = {
    ...input,
    support_lib_id: staff.support_lib_id,
    owner_uid: is_shared ? '' : staff.uid,
    version: 1,
  };
  await firestore().runTransaction(async (transaction) => {
    await mustKnowAll(transaction, created.actions, staff);
    await mustFit(transaction, { id, ...created });
    createRecord(transaction, macro(id), created);
  });
  return presentMacro({ id, ...created });
});
