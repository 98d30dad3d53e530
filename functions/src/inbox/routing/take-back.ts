import type { Conversation } from '@harborline/domain/entities/conversation';
import type { User } from '@harborline/domain/entities/user';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { conversation } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import { resolvedPermissions } from '@harborline/domain/team/member';
import { isViewing } from '@harborline/domain/team/standing';
import { ticketAssignment } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { nameBefore } from '../assignee';
import { recordEvent } from '../history/record-event';

export type Person = Omit<User, 'uid'>;

/**
 * The libraries whose tickets a person may have. Whoever acts in another one for a while keeps those at home (D-12), and whoever
 * views as a teammate keeps what their own permissions allow: neither left.
 */
export function librariesOf(person: Person | undefined): readonly string[] {
  if (!person?.is_active) return [];
  const permissions = isViewing(person) ? resolvedPermissions(person) : person.permissions;
  if (!isAllowed(permissions, replyToTickets)) return [];
  return [...new Set([person.init_support_lib_id, person.support_lib_id])];
}

/**
 * Looks whether whoever has a ticket may still have it (D-138). Reads, and writes nothing yet.
 * @param openedAt of a ticket that is opened with this, which waits from then on; null for one that has waited enough (D-137)
 * @returns what takes it from them, with an event of its history; undefined where they may, or nobody has it
 */
export async function prepareTakingBack(
  transaction: Transaction,
  ticket: Conversation,
  openedAt: Timestamp | FieldValue | null = null,
): Promise<(() => void) | undefined> {
  const { assigned_to: uid } = ticket;
  if (uid === '') return undefined;
  const person = await readRecord(user(uid), transaction);
  if (librariesOf(person).includes(ticket.support_lib_id)) return undefined;
  const name = await nameBefore(transaction, ticket);
  return () => {
    updateRecord(transaction, conversation(ticket.id), {
      assigned_to: '',
      assigned_by: '',
      reassigned_from: '',
      came_back: { by: uid, at: openedAt, since: FieldValue.serverTimestamp() },
    });
    recordEvent(transaction, ticket, ticketAssignment(name, '', { from_ref: uid, to_ref: '' }), {
      reason: 'teammate-left',
      at: FieldValue.serverTimestamp(),
    });
  };
}
