import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import type { User } from '@harborline/domain/entities/user';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { conversation, unclosedTicketsOf } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import { ticketAssignment } from '@harborline/domain/tickets/ticket-change';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findIds, readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { nameBefore } from '../assignee';
import { recordEvent } from '../history/record-event';
import { giveTickets } from './give-tickets';

type Person = Omit<User, 'uid'>;

const BATCH = 100;

/**
 * The libraries whose tickets a person may have. Whoever acts in another one for a while keeps those at home (D-12), and whoever
 * views as a teammate keeps what they had: neither left.
 */
function librariesOf(person: Person | undefined, before?: readonly string[]): readonly string[] {
  if (!person?.is_active) return [];
  if (person.viewing_as && before !== undefined) return before;
  if (!isAllowed(person.permissions, replyToTickets)) return [];
  return [...new Set([person.init_support_lib_id, person.support_lib_id])];
}

/** Takes a ticket from somebody, unless they may have it again or somebody else has it. @returns whether it did */
async function takeBack(ref: string, uid: string, libraryId: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const ticket = await readRecord(conversation(ref), transaction);
    const isTheirs = ticket?.assigned_to === uid && ticket.support_lib_id === libraryId;
    if (!isTheirs || ticket.status === 'closed' || ticket.source === CHAT_SOURCE) return false;
    const person = await readRecord(user(uid), transaction);
    if (librariesOf(person).includes(libraryId)) return false;
    const name = await nameBefore(transaction, ticket);
    updateRecord(transaction, conversation(ref), {
      assigned_to: '',
      assigned_by: '',
      reassigned_from: '',
      came_back: { by: uid, at: null },
    });
    recordEvent(transaction, ticket, ticketAssignment(name, '', { from_ref: uid, to_ref: '' }), {
      reason: 'teammate-left',
      at: FieldValue.serverTimestamp(),
    });
    return true;
  });
}

async function returnAll(uid: string, libraryId: string): Promise<void> {
  for (;;) {
    const refs = await findIds(unclosedTicketsOf(libraryId, uid, BATCH));
    let returned = 0;
    for (const ref of refs) returned += (await takeBack(ref, uid, libraryId)) ? 1 : 0;
    if (returned === 0 || refs.length < BATCH) return;
  }
}

/**
 * Somebody was removed, moved or lost the right to answer tickets: those of theirs that are not closed are nobody's, and go on to
 * others at once where tickets are given to people (D-138).
 */
export async function returnTicketsOf(
  uid: string,
  before: Person | undefined,
  after: Person | undefined,
): Promise<void> {
  const had = librariesOf(before);
  const has = librariesOf(after, had);
  for (const libraryId of had.filter((id) => id !== '' && !has.includes(id))) {
    await returnAll(uid, libraryId);
    await giveTickets(libraryId, Date.now());
  }
}
