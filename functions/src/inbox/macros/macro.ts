import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import type { Macro, MacroAction, macroSchema } from '@harborline/domain/entities/macro';
import type { TicketFieldOptions } from '@harborline/domain/entities/ticket-fields';
import { LIMITS } from '@harborline/domain/limits';
import { withTagNames } from '@harborline/domain/macros/macro-tags';
import { may } from '@harborline/domain/permissions/may';
import { shareMacros } from '@harborline/domain/permissions/requirements';
import { macro, macrosOf } from '@harborline/domain/stores/macros';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import { ownStatusOf } from '@harborline/domain/tickets/own-statuses';
import type { LibraryTags } from '@harborline/domain/tickets/tags';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { config } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import { findRecords, readRecord, type Stored } from '../../platform/store/read';
import { nameOfAssignee } from '../assignee';
import { readTeams } from '../teams/read-team';

export type StoredMacro = Stored<typeof macroSchema>;

/** A macro as answers show it. @param library its tags, as they are now */
export const presentMacro = (
  { id, ...macro }: Macro & { readonly id: string },
  library: LibraryTags,
): PresentedMacro => ({
  macro_ref: id,
  name: macro.name,
  text: macro.text,
  is_note: macro.is_note,
  actions: withTagNames(macro.actions, library),
  is_shared: macro.owner_uid === '',
  version: macro.version,
});

/** @throws ApiError 'forbidden' unless the person may change what everybody sees */
export function mustShareMacros(staff: Staff): void {
  if (!may(staff, shareMacros, config().defaultLibraryId)) throw new ApiError('forbidden');
}

/**
 * A macro that the person sees.
 * @throws ApiError 'not-found' for one that is gone, somebody else's or of another library
 */
export async function readShown(ref: string, staff: Staff, transaction?: Transaction): Promise<StoredMacro> {
  const found = await readRecord(macro(ref), transaction);
  const isShown = found?.owner_uid === '' || found?.owner_uid === staff.uid;
  if (found === undefined || found.support_lib_id !== staff.support_lib_id || !isShown)
    throw new ApiError('not-found');
  return found;
}

/**
 * A macro that the person may change.
 * @throws ApiError as `readShown`; 'forbidden' for a shared one without the permission
 */
export async function readChangeable(
  transaction: Transaction,
  ref: string,
  staff: Staff,
): Promise<StoredMacro> {
  const found = await readShown(ref, staff, transaction);
  if (found.owner_uid === '') mustShareMacros(staff);
  return found;
}

/** @throws ApiError 'conflict' if another macro of the same owner has the name, or there is no room for a new one */
export async function mustFit(
  transaction: Transaction,
  { id, support_lib_id, owner_uid, name }: Pick<StoredMacro, 'id' | 'support_lib_id' | 'owner_uid' | 'name'>,
): Promise<void> {
  const kept = await findRecords(macrosOf(support_lib_id, owner_uid), transaction);
  const others = kept
    .filter((other) => other.id !== id)
    .map((other) => ({ ref: other.id, name: other.name }));
  if (isNameTaken(others, name, id)) throw new ApiError('conflict', MACRO_TEXTS.nameTaken);
  const most = owner_uid === '' ? LIMITS.sharedMacros : LIMITS.ownMacros;
  if (others.length >= most) throw new ApiError('conflict', MACRO_TEXTS.full(most));
}

/**
 * @throws ApiError 'conflict' if an action names a teammate, a team, an option or a status that the library does not have: in the
 *   same words whether it is gone, another library's, or never was
 */
export async function mustKnowAll(
  transaction: Transaction,
  actions: readonly MacroAction[],
  staff: Pick<Staff, 'support_lib_id'>,
): Promise<void> {
  const teams = await readTeams(staff.support_lib_id, transaction);
  const fields: TicketFieldOptions =
    (await readRecord(ticketFields(staff.support_lib_id), transaction)) ?? {};
  for (const action of actions) {
    if (action.kind === 'status' && action.own_status_ref !== undefined)
      if (!ownStatusOf(fields.statuses ?? [], action))
        throw new ApiError('conflict', TICKET_STATUS_TEXTS.gone);
    if (action.kind === 'assignee') await nameOfAssignee(transaction, action.assigned_to ?? '', staff);
    if (action.kind === 'team' && action.team_ref !== undefined)
      if (!teams.some(({ ref }) => ref === action.team_ref))
        throw new ApiError('conflict', MACRO_TEXTS.teamGone);
    if (action.kind === 'field' && action.ref !== undefined)
      if (!fields[action.field]?.some(({ ref }) => ref === action.ref))
        throw new ApiError('conflict', MACRO_TEXTS.fieldGone(action.field));
  }
}
