import type { PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import type { SavedFilter, savedFilterSchema } from '@harborline/domain/entities/saved-filter';
import { LIMITS } from '@harborline/domain/limits';
import { may } from '@harborline/domain/permissions/may';
import { shareFilters } from '@harborline/domain/permissions/requirements';
import { savedFilter, savedFiltersOf } from '@harborline/domain/stores/saved-filters';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { config } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import { findRecords, readRecord, type Stored } from '../../platform/store/read';

type StoredFilter = Stored<typeof savedFilterSchema>;

/** A saved filter as answers show it. */
export const presentFilter = ({ id, ...filter }: SavedFilter & { readonly id: string }): PresentedFilter => ({
  filter_ref: id,
  name: filter.name,
  filter: filter.text,
  is_shared: filter.owner_uid === '',
  is_pinned: filter.is_pinned,
});

/** @throws ApiError 'forbidden' unless the person may change what everybody sees */
export function mustShare(staff: Staff): void {
  if (!may(staff, shareFilters, config().defaultLibraryId)) throw new ApiError('forbidden');
}

/**
 * A filter that the person may change.
 * @throws ApiError 'not-found' for one that is gone, somebody else's or of another library; 'forbidden' for a shared one
 * without the permission
 */
export async function readChangeable(
  transaction: Transaction,
  ref: string,
  staff: Staff,
): Promise<StoredFilter> {
  const filter = await readRecord(savedFilter(ref), transaction);
  const isShown = filter?.owner_uid === '' || filter?.owner_uid === staff.uid;
  if (filter === undefined || filter.support_lib_id !== staff.support_lib_id || !isShown)
    throw new ApiError('not-found');
  if (filter.owner_uid === '') mustShare(staff);
  return filter;
}

/** @throws ApiError 'conflict' if another filter of the same owner has the name, or there is no room for a new one */
export async function mustFit(
  transaction: Transaction,
  { id, support_lib_id, owner_uid, name }: Pick<StoredFilter, 'id' | 'support_lib_id' | 'owner_uid' | 'name'>,
): Promise<void> {
  const kept = await findRecords(savedFiltersOf(support_lib_id, owner_uid), transaction);
  const others = kept
    .filter((other) => other.id !== id)
    .map((other) => ({ ref: other.id, name: other.name }));
  if (isNameTaken(others, name, id)) throw new ApiError('conflict', TICKET_FILTER_TEXTS.nameTaken);
  const most = owner_uid === '' ? LIMITS.sharedFilters : LIMITS.ownFilters;
  if (others.length >= most) throw new ApiError('conflict', TICKET_FILTER_TEXTS.full(most));
}
