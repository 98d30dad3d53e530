import * as contract from '@harborline/domain/api/inbox/visitor-people';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { browserOf, personOfTicket } from '@harborline/domain/visitor-people/person-of-ticket';
import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { mergeRecord, updateRecord } from '../../platform/store/write';
import { readAnyOwnTicket } from '../own-ticket';
import { hasProvenAddress } from '../visitor-access/address-proof';
import { namedFields, refOfPerson } from './person-documents';

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
      ...namedFields(named),
      last_ticket_at: ticket.created_at,
    });
  updateRecord(transaction, conversation(ticket.id), { person_ref });
  return person_ref;
}

const adoptOne = (ref: string, staff: Staff): Promise<string> =>
  firestore().runTransaction(async (transaction) =>
    adopt(transaction, await readAnyOwnTicket(transaction, ref, staff)),
  );

/** POST people/of_ticket: new tickets have their person; one from before gets it now (D-129). */
export const findPersonOfTicket = staffEndpoint(
  contract.findPersonOfTicket,
  async ({ conversation_ref }, staff) => ({ person_ref: await adoptOne(conversation_ref, staff) }),
);

/** Tickets that get their people side by side. */
const AT_ONCE = 5;

/**
 * POST people/of_tickets: as many as a list shows. Those of one person wait for each other; one that fails keeps no other
 * from its person, and is asked for again by whoever sees it next (D-129).
 */
export const findPeopleOfTickets = staffEndpoint(
  contract.findPeopleOfTickets,
  async ({ conversation_refs }, staff) => {
    const left = [...new Set(conversation_refs)];
    const found: { conversation_ref: string; person_ref: string }[] = [];
    const work = async () => {
      for (let ref = left.shift(); ref !== undefined; ref = left.shift())
        try {
          found.push({ conversation_ref: ref, person_ref: await adoptOne(ref, staff) });
        } catch (error) {
          if (!(error instanceof ApiError)) logger.error('A ticket got no person', { error: String(error) });
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { found };
  },
);
