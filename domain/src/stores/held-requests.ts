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

/** What a library holds back, newest first. */
export const newestHeldRequests = (libraryId: string) =>
  requests.query({
    where: heldBy(libraryId),
    orderBy: [
      ['created_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.heldRequestsPerCall,
  });

/** One request that a library holds back, if there is any. */
export const anyHeldRequest = (libraryId: string) => requests.query({ where: heldBy(libraryId), limit: 1 });

/** What a library holds back and came in until then, newest first. @param limit how many at most */
export const heldRequestsUntil = (libraryId: string, until: TimestampLike, limit: number) =>
  requests.query({
    where: [...heldBy(libraryId), ['created_at', '<=', until]],
    orderBy: [['created_at', 'desc']],
    limit,
  });

/** A visitor's own request, if it is held back (D-55). */
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
