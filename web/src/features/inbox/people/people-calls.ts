import {
  findPeopleOfTickets,
  findPersonOfTicket,
  getCompany,
  getPersonNotes,
  getVisitorPerson,
  listCompanies,
  listPeople,
  mergePeople,
  type PersonAnswer,
  setPersonNotes,
  undoPersonMerge,
} from '@harborline/domain/api/inbox/visitor-people';
import { askTwice } from '../../../shared/api/ask-twice';
import { ApiError, callApi } from '../../../shared/api/call-api';

/** What is there; null for what is not. @throws ApiError for any other refusal */
async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const loadPerson = (person_ref: string, signal: AbortSignal): Promise<PersonAnswer | null> =>
  orNull(callApi(getVisitorPerson, { query: { person_ref }, signal }));

/** What the team notes about a person; null if they are not there. */
export const loadNotes = (person_ref: string, signal: AbortSignal) =>
  orNull(callApi(getPersonNotes, { query: { person_ref }, signal }));

/** The id of the person who wrote a ticket; null if there is no such ticket. */
export const loadPersonOfTicket = (conversation_ref: string, signal: AbortSignal) =>
  orNull(callApi(findPersonOfTicket, { body: { conversation_ref }, signal }));

export const loadCompany = (domain: string, signal: AbortSignal) =>
  callApi(getCompany, { query: { domain }, signal });

interface Asked {
  readonly words: string;
  /** '' for the first page */
  readonly cursor: string;
  readonly signal: AbortSignal;
}

const queryOf = ({ words, cursor }: Asked) => ({
  ...(words === '' ? {} : { q: words }),
  ...(cursor === '' ? {} : { cursor }),
});

export const loadPeople = (asked: Asked) =>
  callApi(listPeople, { query: queryOf(asked), signal: asked.signal });

export const loadCompanies = (asked: Asked) =>
  callApi(listCompanies, { query: queryOf(asked), signal: asked.signal });

/** Gives tickets from before their people. @param conversation_refs as many as a page of a list at most */
export const sortTickets = (conversation_refs: readonly string[]) =>
  callApi(findPeopleOfTickets, { body: { conversation_refs: [...conversation_refs] } });

export const sendNotes = (body: { person_ref: string; notes: string; read: string }) =>
  callApi(setPersonNotes, { body });

/** Two people who become one. */
export interface PeopleMerge {
  readonly from: string;
  readonly into: string;
  readonly reason: string;
}

export const sendMerge = ({ from, into, reason }: PeopleMerge) =>
  askTwice(() => callApi(mergePeople, { body: { person_ref: from, into, reason } }));

export const sendUndo = (person_ref: string, merge_id: string) =>
  askTwice(() => callApi(undoPersonMerge, { body: { person_ref, merge_id } }));
