import type { Conversation } from '@harborline/domain/entities/conversation';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { user } from '@harborline/domain/stores/users';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../platform/caller';
import { ApiError } from '../platform/errors';
import { readRecord } from '../platform/store/read';

const nameOf = (teammate: Parameters<typeof senderName>[0]): string =>
  senderName(teammate) || ASSIGNEE_TEXTS.unnamed;

/**
 * @returns '' for nobody
 * @throws ApiError 'conflict' if the person answers no tickets, or does not work here: in the same words whether they have
 *   left, work elsewhere, or never were
 */
export async function nameOfAssignee(
  transaction: Transaction,
  uid: string,
  staff: Pick<Staff, 'support_lib_id'>,
): Promise<string> {
  if (uid === '') return '';
  const found = await readRecord(user(uid), transaction);
  if (!found?.is_active || found.support_lib_id !== staff.support_lib_id)
    throw new ApiError('conflict', ASSIGNEE_TEXTS.gone);
  if (!isAllowed(found.permissions, replyToTickets))
    throw new ApiError('conflict', ASSIGNEE_TEXTS.answersNoTickets(senderName(found)));
  return nameOf(found);
}

/** Who has a ticket, by name; '' for nobody. */
export async function nameBefore(transaction: Transaction, { assigned_to }: Conversation): Promise<string> {
  if (assigned_to === '') return '';
  const found = await readRecord(user(assigned_to), transaction);
  return found === undefined ? ASSIGNEE_TEXTS.formerTeammate : nameOf(found);
}
