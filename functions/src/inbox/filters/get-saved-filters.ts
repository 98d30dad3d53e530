import * as contract from '@harborline/domain/api/inbox/ticket-filters';
import { savedFiltersOf } from '@harborline/domain/stores/saved-filters';
import { staffEndpoint } from '../../platform/endpoint';
import { findRecords } from '../../platform/store/read';
import { presentFilter } from './saved-filter';

/** GET saved_filters (S7.2-14). */
export const getSavedFilters = staffEndpoint(contract.getSavedFilters, async (_input, staff) => {
  const kept = await Promise.all(
    [staff.uid, ''].map((owner) => findRecords(savedFiltersOf(staff.support_lib_id, owner))),
  );
  const byName = kept.flat().toSorted((one, other) => one.name.localeCompare(other.name));
  return { filters: byName.map(presentFilter) };
});
