import * as contract from '@harborline/domain/api/inbox/visitor-people';
import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation, ticketsOfAddress } from '@harborline/domain/stores/conversations';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { browserOf, personOfTicket } from '@harborline/domain/visitor-people/person-of-ticket';
import type { Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { findRecords, readRecord } from '../../platform/store/read';
import { mergeRecord, updateRecord } from '../../platform/store/write';
import { readAnyOwnTicket } from '../own-ticket';
import { hasProvenAddress } from '../visitor-access/address-proof';
import { refOfPerson } from './person-documents';

/** Whether a ticket from before is known to come from its address. */
async function isProvenTicket(transaction: Transaction, ticket: Conversation): Promise<boolean> {
  const { support_lib_id: libraryId, visitor } = ticket;
  const uid = browserOf(ticket);
  if (visitor.email === '' || uid === '') return false;
  return visitor.is_verified || hasProvenAddress(transaction, { libraryId, email: visitor.email, uid });
}

/** Gives a ticket from before its person (D-129). Reads, then writes. @returns the person's id */
async function adopt(transaction: Transaction, ticket: Conversation): Promise<string> {
  if (ticket.person_ref !== undefined) return ticket.person_ref;
  const named = personOfTicket(ticket, await isProvenTicket(transaction, ticket));
  const person_ref = refOfPerson(named);
  const known = await readRecord(visitorPerson(person_ref), transaction);
  const isNewer = known === undefined || known.last_ticket_at.toMillis() < ticket.created_at.toMillis();
  if (isNewer)
    mergeRecord(transaction, visitorPerson(person_ref), {
      ...named.fields,
      last_ticket_at: ticket.created_at,
    });
  updateRecord(transaction, conversation(ticket.id), { person_ref });
  return person_ref;
}

/** The other tickets under the address of one, as far as a list shows them, get their people too. */
async function adoptOthers(ticket: Conversation): Promise<void> {
  const { support_lib_id: libraryId, visitor } = ticket;
  if (visitor.email === '') return;
  const others = await findRecords(ticketsOfAddress(libraryId, visitor.email));
  for (const { id, person_ref } of others) {
    if (person_ref !== undefined || id === ticket.id) continue;
    await firestore().runTransaction(async (transaction) => {
      const other = await readRecord(conversation(id), transaction);
      if (other !== undefined && !isChat(other)) await adopt(transaction, other);
    });
  }
}

/** POST people/of_ticket: new tickets have their person; one from before gets it now (D-129). */
export const findPersonOfTicket = staffEndpoint(
  contract.findPersonOfTicket,
  async ({ conversation_ref }, staff) => {
    const { ticket, person_ref } = await firestore().runTransaction(async (transaction) => {
      const found = await readAnyOwnTicket(transaction, conversation_ref, staff);
      return { ticket: found, person_ref: await adopt(transaction, found) };
    });
    if (ticket.person_ref === undefined) await adoptOthers(ticket);
    return { person_ref };
  },
);
