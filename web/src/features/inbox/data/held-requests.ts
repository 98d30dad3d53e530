import { type HeldRequestAction, heldRequestSchema } from '@harborline/domain/entities/held-request';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { collection, type Firestore, limit, onSnapshot, query, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import { callApi } from '../../../shared/api/call-api';
import { pagesOf } from '../../../shared/live/paged-query';
import type { Subscribe } from '../../../shared/live/use-subscription';

const heldBy = (libraryId: string) => [
  where('support_lib_id', '==', libraryId),
  where('state', '==', 'held'),
];

/** Query `heldRequests.newest`: a library's held requests, the newest page live. */
export function heldRequestPages(firestore: Firestore, libraryId: string) {
  return pagesOf(firestore, {
    path: COLLECTIONS.heldRequests,
    filters: heldBy(libraryId),
    newestBy: 'created_at',
    pageSize: LIMITS.heldRequestsPerCall,
    schema: heldRequestSchema,
  });
}

/** Query `heldRequests.any`: whether a library holds anything back, live; it reads one document at most. */
export function watchHasHeld(firestore: Firestore, libraryId: string): Subscribe<boolean> {
  const any = query(collection(firestore, COLLECTIONS.heldRequests), ...heldBy(libraryId), limit(1));
  return ({ next, error }) => onSnapshot(any, (snapshot) => next(!snapshot.empty), error);
}

const answerSchema = z.object({ changed: z.array(z.number()) });

/** Releases, discards or restores requests. @returns the ids that changed @throws ApiError */
export async function decideHeldRequests(
  action: HeldRequestAction,
  ticketIds: readonly number[],
): Promise<number[]> {
  const changed: number[] = [];
  for (let from = 0; from < ticketIds.length; from += LIMITS.heldRequestsPerCall) {
    const body = { action, ticket_ids: ticketIds.slice(from, from + LIMITS.heldRequestsPerCall) };
    const answer = await callApi('POST', '/api/inbox/heldrequests', { body, schema: answerSchema });
    changed.push(...answer.changed);
  }
  return changed;
}
