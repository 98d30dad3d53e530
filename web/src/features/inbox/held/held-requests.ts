import type { BodyOf } from '@harborline/domain/api/contract';
import { decideHeldRequests as contract } from '@harborline/domain/api/inbox/held-requests';
import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import type { HeldRequestAction } from '@harborline/domain/entities/held-request';
import { LIMITS } from '@harborline/domain/limits';
import { newestHeldRequests } from '@harborline/domain/stores/held-requests';
import type { Firestore } from 'firebase/firestore';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { recordPages } from '../../../shared/store/record-pages';

/** A library's held requests, the newest page live. */
export const heldRequestPages = (firestore: Firestore, libraryId: string) =>
  recordPages(firestore, newestHeldRequests(libraryId));

/** How long to wait where a limit of calls is reached; refused calls do not count towards it. */
export const WAIT_MS = 5_000;
/** One window of the limit passes, and another where others of the team use it as well. */
const MOST_WAITS = (2 * RATE_CLASSES[contract.rate].windowMs) / WAIT_MS;

const isOverLimit = (error: unknown) => error instanceof ApiError && error.status === 429;

/** Waits, but no longer than until it is called off. */
const wait = (calledOff: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      calledOff.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, WAIT_MS);
    calledOff.addEventListener('abort', end);
  });

/** Asks, and where a limit is reached waits and asks again. @throws ApiError */
async function ask(body: BodyOf<typeof contract>, calledOff: AbortSignal) {
  for (let waits = 0; ; waits += 1) {
    try {
      return await callApi(contract, { body });
    } catch (error) {
      if (!isOverLimit(error) || waits >= MOST_WAITS) throw error;
      if (!calledOff.aborted) await wait(calledOff);
      if (calledOff.aborted) throw error;
    }
  }
}

/** How a decision on many goes on. */
export interface Course {
  /** told after each call: the ids that changed by it */
  readonly onChanged: (ticketIds: readonly number[]) => void;
  /** once aborted, it waits for no limit any more and fails instead */
  readonly calledOff: AbortSignal;
}

/** Releases, discards or restores requests, some at a time. @throws ApiError */
export async function decideHeldRequests(
  action: HeldRequestAction,
  ticketIds: readonly number[],
  { onChanged, calledOff }: Course,
): Promise<void> {
  const size = action === 'release' ? LIMITS.heldRequestsPerCall : LIMITS.heldRequestsPerBatch;
  for (let from = 0; from < ticketIds.length; from += size) {
    const { changed } = await ask({ action, ticket_ids: ticketIds.slice(from, from + size) }, calledOff);
    onChanged(changed);
  }
}

/** What to discard of all that is held back. */
export interface AllHeld {
  readonly keepIds: readonly number[];
  /** in milliseconds; what came later stays */
  readonly until: number;
}

/** Discards all that is held back but some, some at a time. @throws ApiError */
export async function discardAllHeld(
  { keepIds, until }: AllHeld,
  { onChanged, calledOff }: Course,
): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const answer = await ask({ action: 'discard', keep_ids: [...keepIds], until }, calledOff);
    onChanged(answer.changed);
    hasMore = answer.has_more;
  }
}
