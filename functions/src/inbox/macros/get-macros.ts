import * as contract from '@harborline/domain/api/inbox/macros';
import { macrosOf } from '@harborline/domain/stores/macros';
import { staffEndpoint } from '../../platform/endpoint';
import { findRecords } from '../../platform/store/read';
import { presentMacro } from './macro';

/** GET macros (D-114). */
export const getMacros = staffEndpoint(contract.getMacros, async (_input, staff) => {
  const kept = await Promise.all(
    [staff.uid, ''].map((owner) => findRecords(macrosOf(staff.support_lib_id, owner))),
  );
  const byName = kept.flat().toSorted((one, other) => one.name.localeCompare(other.name));
  return { macros: byName.map(presentMacro) };
});
