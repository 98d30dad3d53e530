import * as contract from '@harborline/domain/api/articles/sops';
import { sopCategories } from '@harborline/domain/stores/sops';
import { staffEndpoint } from '../../platform/endpoint';
import { requireOwnLibrary } from '../../platform/require-own-library';
import { findRecords } from '../../platform/store/read';

/** GET sop_categories: the SOP categories of the current library (S7.4-01). */
export const listSopCategories = staffEndpoint(contract.listSopCategories, async (input, staff) => {
  const libraryId = requireOwnLibrary(input, staff);
  const categories = await findRecords(sopCategories(libraryId));
  return {
    sop_categories: categories.map(({ category_id, category_title }) => ({ category_id, category_title })),
  };
});
