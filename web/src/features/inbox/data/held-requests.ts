import type { BodyOf } from '@harborline/domain/api/contract';
import { decideHeldRequests as contract } from '@harborline/domain/api/inbox';
import { type HeldRequestAction, heldRequestSchema } from '@harborline/domain/entities/held-request';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { collection, type Firestore, limit, onSnapshot, query, where } from 'firebase/firestore';
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

const ask = (body: BodyOf<typeof contract>) => callApi(contract, { body });

/** Told after each call: the ids that changed by it. */
type OnChanged = (ticketIds: readonly number[]) => void;

/** Releases, discards or restores requests, some at a time. @throws ApiError */
export async function decideHeldRequests(
  action: HeldRequestAction,
  ticketIds: readonly number[],
  onChanged: OnChanged,
): Promise<void> {
  const size = action === 'release' ? LIMITS.heldRequestsPerCall : LIMITS.heldRequestsPerBatch;
  for (let from = 0; from < ticketIds.length; from += size) {
    onChanged((await ask({ action, ticket_ids: ticketIds.slice(from, from + size) })).changed);
  }
}

/** Discards all that is held back now but these, some at a time; what comes meanwhile stays. @throws ApiError */
export async function discardAllHeld(keepIds: readonly number[], onChanged: OnChanged): Promise<void> {
  let answer = await ask({ action: 'discard', keep_ids: [...keepIds] });
  onChanged(answer.changed);
  while (answer.has_more) {
    answer = await ask({ action: 'discard', keep_ids: [...keepIds], until: answer.until });
    onChanged(answer.changed);
  }
}
