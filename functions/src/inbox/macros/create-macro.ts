import * as contract from '@harborline/domain/api/inbox/macros';
import { withTagRefs } from '@harborline/domain/macros/macro-tags';
import { macro } from '@harborline/domain/stores/macros';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { createRecord } from '../../platform/store/write';
import { readTags } from '../tags/read-tags';
import { mustFit, mustKnowAll, mustShareMacros, presentMacro } from './macro';

/** POST macros (D-114). */
export const createMacro = staffEndpoint(contract.createMacro, async ({ is_shared, ...input }, staff) => {
  if (is_shared) mustShareMacros(staff);
  const id = randomId();
  return firestore().runTransaction(async (transaction) => {
    await mustKnowAll(transaction, input.actions, staff);
    const library = await readTags(staff.support_lib_id, transaction);
    const created = {
      ...input,
      actions: withTagRefs(input.actions, library),
      support_lib_id: staff.support_lib_id,
      owner_uid: is_shared ? '' : staff.uid,
      version: 1,
    };
    await mustFit(transaction, { id, ...created });
    createRecord(transaction, macro(id), created);
    return presentMacro({ id, ...created }, library);
  });
});
