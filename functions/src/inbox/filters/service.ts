import { changeSavedFilter } from './change-saved-filter';
import { createSavedFilter } from './create-saved-filter';
import { deleteSavedFilter } from './delete-saved-filter';
import { filterTickets } from './filter-tickets';
import { getSavedFilters } from './get-saved-filters';

/** Filters of tickets, and those that are saved (D-111, D-112). */
export const filterEndpoints = [
  changeSavedFilter,
  createSavedFilter,
  deleteSavedFilter,
  filterTickets,
  getSavedFilters,
];
