import * as contract from '@harborline/domain/api/inbox/macros';
import { withTagRefs } from '@harborline/domain/macros/macro-tags';
import { macro } from '@harborline/domain/stores/macros';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { readTags } from '../tags/read-tags';
import { mustFit, mustKnowAll, mustShareMacros, presentMacro, readChangeable } from './macro';

/** PUT macros?macro_ref (D-114). */
export const changeMacro = staffEndpoint(
  contract.changeMacro,
  async ({ macro_ref, is_shared, version, ...input }, staff) =>
    firestore().runTransaction(async (transaction) => {
      const before = await readChangeable(transaction, macro_ref, staff);
      if (version !== undefined && version !== before.version)
        throw new ApiError('conflict', MACRO_TEXTS.changedMeanwhile);
      if (is_shared) mustShareMacros(staff);
      await mustKnowAll(transaction, input.actions, staff);
      const library = await readTags(staff.support_lib_id, transaction);
      const changed = {
        ...input,
        actions: withTagRefs(input.actions, library),
        owner_uid: is_shared ? '' : staff.uid,
        version: before.version + 1,
      };
      const isElsewhere = changed.owner_uid !== before.owner_uid || changed.name !== before.name;
      if (isElsewhere) await mustFit(transaction, { ...before, ...changed });
      updateRecord(transaction, macro(macro_ref), changed);
      return presentMacro({ ...before, ...changed }, library);
    }),
);
