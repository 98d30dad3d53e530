import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { replyToTickets, viewTickets } from '../../permissions/requirements';
import { queryWords } from '../../tickets/search/words';
import { defineEndpoint } from '../contract';
import { conversationRef, idOf } from '../ids';
import { positionOf } from './ticket-search';

const personRef = idOf('visitorPerson');

const summary = {
  id: z.string(),
  /** '' for none */
  name: z.string(),
  email: z.string(),
  is_verified: z.boolean(),
};

const merge = z.object({
  id: z.string(),
  at: z.string(),
  by_name: z.string(),
  reason: z.string(),
  /** who was merged */
  name: z.string(),
  is_undone: z.boolean(),
  may_undo: z.boolean(),
});

const person = z.object({
  ...summary,
  /** domain of the company, '' for none */
  company: z.string(),
  notes: z.string(),
  /** the latest first */
  merges: z.array(merge),
});

/** Somebody else under the same address. */
const namesake = z.object({
  ...summary,
  /** whether an address is proven to be both's, so that they may become one */
  may_merge: z.boolean(),
});
export type Namesake = z.infer<typeof namesake>;

export const getVisitorPerson = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/people/person',
  summary: 'Who writes tickets of the current library, and who else gives the same address (D-129).',
  permission: viewTickets,
  rate: 'staffRead',
  query: z.object({ person_ref: personRef }),
  answer: z.object({
    person,
    /** the owner of the address first, then those who may be merged, then the latest */
    others: z.array(namesake),
    /** whether there are more than these */
    has_more_others: z.boolean(),
  }),
});
export type PersonAnswer = z.infer<typeof getVisitorPerson.answer>;

export const findPersonOfTicket = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/people/of_ticket',
  summary:
    'Finds the person who wrote a ticket of the current library; a ticket from before gets its person now (D-129).',
  permission: viewTickets,
  rate: 'staffWrite',
  body: z.object({ conversation_ref: conversationRef }),
  answer: z.object({ person_ref: z.string() }),
});

export const findPeopleOfTickets = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/people/of_tickets',
  summary:
    'Gives tickets from before, of the current library, their people; what fails is left out, and can be asked for again (D-129).',
  permission: viewTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_refs: z.array(conversationRef).check(z.minLength(1), z.maxLength(LIMITS.listPageSize)),
  }),
  answer: z.object({ found: z.array(z.object({ conversation_ref: z.string(), person_ref: z.string() })) }),
});

export const getPersonNotes = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/people/notes',
  summary:
    'What the team of the current library notes about a person, as the details of a ticket show it (D-129).',
  permission: viewTickets,
  rate: 'staffRead',
  query: z.object({ person_ref: personRef }),
  answer: z.object({ notes: z.string() }),
});

export const setPersonNotes = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/people/notes',
  summary:
    'Sets what the team of the current library notes about a person; refused if somebody has changed it since it was read (D-129).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z
    .object({
      person_ref: personRef,
      notes: z.string().check(z.maxLength(LIMITS.joinedNotes)),
      /** the notes as their writer has read them: others are not overwritten */
      read: z.string().check(z.maxLength(LIMITS.joinedNotes)),
    })
    // A merge may have made them longer than anybody may write.
    .check(
      z.refine(({ notes, read }) => notes.length <= Math.max(LIMITS.personNotes, read.length), 'is too long'),
    ),
  answer: z.object({ notes: z.string() }),
});

export const mergePeople = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/people/merge',
  summary:
    'Makes a person part of another one of the current library, if an address is proven to be both’s (D-129).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    /** who is merged into the other */
    person_ref: personRef,
    /** who gets their tickets */
    into: personRef,
    reason: z.string().check(z.maxLength(LIMITS.auditValue)),
  }),
  answer: z.object({ merge_id: z.string() }),
});

export const undoPersonMerge = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/people/merge/undo',
  summary:
    'Takes a merge of people of the current library back, within 24 hours; a repeated call does it once (D-129).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({ person_ref: personRef, merge_id: z.string().check(z.maxLength(40)) }),
  answer: z.object({ person_ref: z.string() }),
});

export const getCompany = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/people/company',
  summary: `The last ${LIMITS.peopleOfCompany} people who write to the current library from a company's domain, with how many of their tickets are open (D-129).`,
  permission: viewTickets,
  rate: 'staffRead',
  query: z.object({ domain: z.string().check(z.minLength(1), z.maxLength(255)) }),
  answer: z.object({
    people: z.array(z.object({ ...summary, last_ticket_at: z.string() })),
    open_count: z.number(),
    /** whether there are more people than these */
    has_more: z.boolean(),
  }),
});
export type CompanyAnswer = z.infer<typeof getCompany.answer>;

const search = {
  /** words, or their beginnings, all of which must be there; everything by default */
  q: z.optional(
    z.string().check(
      z.maxLength(LIMITS.ticketSearchQuery),
      z.refine((text) => queryWords(text).length > 0, 'has no word'),
    ),
  ),
  per_page: z._default(
    z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(LIMITS.listPageSize)),
    LIMITS.listPageSize,
  ),
};

export const listPeople = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/people',
  summary:
    'Lists who writes to the current library, those with the latest tickets first; with words, those who have them in their name or address (D-134).',
  permission: viewTickets,
  rate: 'staffSearch',
  query: z.object({
    ...search,
    /** `next_cursor` of the page before */
    cursor: z.optional(z.string().check(z.refine((cursor) => positionOf(cursor) !== null, 'is no cursor'))),
  }),
  answer: z.object({
    people: z.array(z.object({ ...summary, company: z.string(), last_ticket_at: z.string() })),
    /** '' at the end */
    next_cursor: z.string(),
    /** whether the page is not full because one call looks at no more people */
    has_stopped: z.boolean(),
  }),
});
export type ListedPerson = z.infer<typeof listPeople.answer>['people'][number];

export const listCompanies = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/people/companies',
  summary:
    'Lists the companies whose people write to the current library, by domain; with words, those whose domain has them (D-134).',
  permission: viewTickets,
  rate: 'staffSearch',
  query: z.object({
    ...search,
    /** `next_cursor` of the page before */
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  }),
  answer: z.object({
    companies: z.array(
      z.object({ domain: z.string(), people_count: z.number(), last_ticket_at: z.string() }),
    ),
    /** '' at the end */
    next_cursor: z.string(),
    has_stopped: z.boolean(),
  }),
});
export type ListedCompany = z.infer<typeof listCompanies.answer>['companies'][number];
