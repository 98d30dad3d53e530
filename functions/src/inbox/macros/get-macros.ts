import * as contract from '@harborline/domain/api/inbox/macros';
import { namesTag } from '@harborline/domain/macros/macro-tags';
import { macrosOf } from '@harborline/domain/stores/macros';
import { staffEndpoint } from '../../platform/endpoint';
import { findRecords } from '../../platform/store/read';
import { readTags } from '../tags/read-tags';
import { presentMacro } from './macro';

/** GET macros (D-114). */
export const getMacros = staffEndpoint(contract.getMacros, async (_input, staff) => {
  const kept = await Promise.all(
    [staff.uid, ''].map((owner) => findRecords(macrosOf(staff.support_lib_id, owner))),
  );
  const byName = kept.flat().toSorted((one, other) => one.name.localeCompare(other.name));
  const hasTags = byName.some(({ actions }) => actions.some(namesTag));
  const library = hasTags ? await readTags(staff.support_lib_id) : { tags: [], gone: [] };
  return { macros: byName.map((macro) => presentMacro(macro, library)) };
});
