import { conversationSchema, TICKET_SOURCES } from '../entities/conversation';
import type { TimestampLike } from '../entities/timestamp';
import { visitorPersonSchema } from '../entities/visitor-person';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const people = defineStore(COLLECTIONS.visitorPeople, visitorPersonSchema);
const conversations = defineStore(COLLECTIONS.conversations, conversationSchema);

/** `People/{id}` */
export const visitorPerson = (id: string) => people.at(docPath.visitorPerson(id));

/**
 * Those who have an address, or claim it, the latest first: two more than are shown of others, since one may be whoever is
 * asked for and another says that there are more (D-129). @param email in lower case
 */
export const peopleOfAddress = (libraryId: string, email: string) =>
  people.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['email', '==', email],
    ],
    orderBy: [['last_ticket_at', 'desc']],
    limit: LIMITS.peopleOfAddress + 2,
  });

/** Claims of an address that a browser made: a proof may join these alone (D-129). @param email in lower case */
export const claimsInBrowsers = (libraryId: string, email: string) =>
  people.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['email', '==', email],
      ['browser_uid', '>', ''],
    ],
    orderBy: [['browser_uid', 'asc']],
    limit: LIMITS.claimsInBrowsers,
  });

/** The people of a company, the latest first, and one more than are shown (D-129). */
export const peopleOfCompany = (libraryId: string, company: string) =>
  people.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['company', '==', company],
    ],
    orderBy: [['last_ticket_at', 'desc']],
    limit: LIMITS.peopleOfCompany + 1,
  });

/**
 * Everybody who writes tickets, the latest first (D-134). @param start `personStartToAsk` of what is looked for; null for
 * all
 */
export const listedPeople = (libraryId: string, start: string | null) =>
  people.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ...(start === null ? [] : [['starts', 'array-contains', start] as const]),
    ],
    orderBy: [
      ['last_ticket_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.ticketSearchBatch,
  });

/**
 * People by their companies, in the order of the alphabet (D-134). @param after a company, '' to begin
 * @param start `companyStartToAsk` of what is looked for; null for all
 */
export const peopleByCompany = (libraryId: string, after: string, start: string | null) =>
  people.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ...(start === null ? [] : [['starts', 'array-contains', start] as const]),
      ['company', '>', after],
    ],
    orderBy: [['company', 'asc']],
    limit: LIMITS.companyBatch,
  });

/** Whose record keeps notes that are to be forgotten, the longest due first (D-129). */
export const oldMerges = (now: TimestampLike) =>
  people.query({
    where: [['forget_at', '<=', now]],
    orderBy: [['forget_at', 'asc']],
    limit: LIMITS.sweptPeople,
  });

/** A person's tickets, those with the newest messages first (D-129). */
export const ticketsOfPerson = (libraryId: string, personRef: string) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      // The rules ask what is read for its source.
      ['source', 'in', TICKET_SOURCES],
      ['person_ref', '==', personRef],
    ],
    orderBy: [
      ['last_message_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** As many of a person's tickets as one merge moves, and one more (D-129). */
export const allTicketsOfPerson = (libraryId: string, personRef: string) => ({
  ...ticketsOfPerson(libraryId, personRef),
  limit: LIMITS.ticketsPerPersonMerge + 1,
});

/** The open tickets of some people, to be counted. @param personRefs `LIMITS.peopleOfCompany` at most */
export const openTicketsOfPeople = (libraryId: string, personRefs: readonly string[]) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['status', '==', 'open'],
      ['person_ref', 'in', personRefs],
    ],
    limit: LIMITS.countedTickets,
  });
