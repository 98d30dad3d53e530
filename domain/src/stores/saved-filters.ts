import { savedFilterSchema } from '../entities/saved-filter';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const savedFilters = defineStore(COLLECTIONS.savedFilters, savedFilterSchema);

/** `SavedFilters/{filter_ref}` */
export const savedFilter = (ref: string) => savedFilters.at(docPath.savedFilter(ref));

/** A person's own filters in a library; with '' those that are shared. */
export const savedFiltersOf = (libraryId: string, ownerUid: string) =>
  savedFilters.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['owner_uid', '==', ownerUid],
    ],
    limit: LIMITS.sharedFilters,
  });
