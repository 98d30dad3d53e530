import { heldRequestSchema } from '../entities/held-request';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const requests = defineStore(COLLECTIONS.heldRequests, heldRequestSchema);

/** `HeldRequests/{ticketId}` */
export const heldRequest = (ticketId: number) => requests.at(docPath.heldRequest(ticketId));

const heldBy = (libraryId: string) =>
  [
    ['support_lib_id', '==', libraryId],
    ['state', '==', 'held'],
  ] as const;

/** The held requests of a library, newest first. */
export const newestHeldRequests = (libraryId: string) =>
  requests.query({
    where: heldBy(libraryId),
    orderBy: [
      ['created_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.heldRequestsPerCall,
  });

/** One held request of a library, if there is any. */
export const anyHeldRequest = (libraryId: string) => requests.query({ where: heldBy(libraryId), limit: 1 });

/** The held requests of a library that arrived until then, newest first. @param limit maximum number */
export const heldRequestsUntil = (libraryId: string, until: TimestampLike, limit: number) =>
  requests.query({
    where: [...heldBy(libraryId), ['created_at', '<=', until]],
    orderBy: [['created_at', 'desc']],
    limit,
  });

/** A visitor's own request, if it is held (D-55). */
export const heldRequestOfVisitor = (libraryId: string, uid: string, ticketId: number) =>
  requests.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['visitor_uid', '==', uid],
      ['state', '==', 'held'],
      ['ticket_id', '==', ticketId],
    ],
    limit: 1,
  });
