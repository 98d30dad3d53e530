import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketsOfPerson, visitorPerson } from '@harborline/domain/stores/visitor-people';
import { joinNotes } from '@harborline/domain/visitor-people/notes';
import { personOfTicket, provesWriter } from '@harborline/domain/visitor-people/person-of-ticket';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { findIds, readRecord } from '../../platform/store/read';
import { deleteRecord, mergeRecord, updateRecord } from '../../platform/store/write';
import { namedFields, refOfPerson } from './person-documents';

/** The person who claimed a ticket, and whether it is the only one of theirs. */
async function readClaim(transaction: Transaction, { id, support_lib_id, person_ref }: Conversation) {
  if (person_ref === undefined) return undefined;
  const person = await readRecord(visitorPerson(person_ref), transaction);
  if (person === undefined) return undefined;
  const tickets = await findIds({ ...ticketsOfPerson(support_lib_id, person_ref), limit: 2 }, transaction);
  return { person, isEmptied: tickets.every((ticket) => ticket === id) };
}

/**
 * A ticket whose writer has proven its address is one of the owner of that address (D-129). Other tickets of the same claim
 * stay where they are. Reads, so call it before any write.
 *
 * @param uid of the browser that opened a mailed link
 * @returns how to write that; nothing to write if it proves nothing, or nothing new
 */
export async function readProvenWriter(
  transaction: Transaction,
  ticket: Conversation,
  uid: string,
): Promise<() => void> {
  if (isChat(ticket) || ticket.visitor.email === '' || !provesWriter(ticket, uid)) return () => {};
  const named = personOfTicket(ticket, true);
  const person_ref = refOfPerson(named);
  if (ticket.person_ref === person_ref) return () => {};
  const claim = await readClaim(transaction, ticket);
  const owner = await readRecord(visitorPerson(person_ref), transaction);
  return () => {
    const notes = claim?.isEmptied ? joinNotes(owner?.notes, claim.person.notes) : '';
    mergeRecord(transaction, visitorPerson(person_ref), {
      ...namedFields(named),
      ...(notes === '' ? {} : { notes }),
      last_ticket_at: Timestamp.fromMillis(
        Math.max(owner?.last_ticket_at.toMillis() ?? 0, ticket.created_at.toMillis()),
      ),
    });
    updateRecord(transaction, conversation(ticket.id), { person_ref });
    if (claim?.isEmptied) deleteRecord(transaction, visitorPerson(claim.person.id));
  };
}
