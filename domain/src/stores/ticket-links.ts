import { ticketLinkSchema } from '../entities/ticket-link';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const links = defineStore(COLLECTIONS.ticketLinks, ticketLinkSchema);

/** `TicketLinks/{id}` */
export const ticketLink = (id: string) => links.at(docPath.ticketLink(id));

/** The links of a ticket as a parent (D-127). */
export const linksToChildren = (libraryId: string, parentRef: string) =>
  links.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['parent_ref', '==', parentRef],
    ],
    limit: LIMITS.childrenPerTicket,
  });

/** The links of a ticket with those that are related to it (D-127). */
export const linksToRelated = (libraryId: string, conversationRef: string) =>
  links.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['kind', '==', 'related'],
      ['refs', 'array-contains', conversationRef],
    ],
    limit: LIMITS.relatedPerTicket,
  });

const BATCH = 100;

/** Links of a ticket, of whatever kind. */
export const linksOfTicket = (libraryId: string, conversationRef: string) =>
  links.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['refs', 'array-contains', conversationRef],
    ],
    limit: BATCH,
  });
