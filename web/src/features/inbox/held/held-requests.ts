import type { BodyOf } from '@harborline/domain/api/contract';
import { decideHeldRequests as contract } from '@harborline/domain/api/inbox/held-requests';
import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import type { HeldRequestAction } from '@harborline/domain/entities/held-request';
import { LIMITS } from '@harborline/domain/limits';
import { newestHeldRequests } from '@harborline/domain/stores/held-requests';
import type { Firestore } from 'firebase/firestore';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { recordPages } from '../../../shared/store/record-pages';

/** A library's held requests; the newest page is live. */
export const heldRequestPages = (firestore: Firestore, libraryId: string) =>
  recordPages(firestore, newestHeldRequests(libraryId));

/** How long to wait once the rate limit is reached; refused calls do not count towards it. */
export const WAIT_MS = 5_000;
/** Enough for two windows of the limit, since teammates may use up one of them. */
const MAX_WAITS = (2 * RATE_CLASSES[contract.rate].windowMs) / WAIT_MS;

const isOverLimit = (error: unknown) => error instanceof ApiError && error.status === 429;

/** Waits, or until the signal aborts. */
const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, WAIT_MS);
    signal.addEventListener('abort', end);
  });

/** Calls the endpoint; over the rate limit, waits and tries again. @throws ApiError */
async function ask(body: BodyOf<typeof contract>, signal: AbortSignal) {
  for (let waits = 0; ; waits += 1) {
    try {
      return await callApi(contract, { body });
    } catch (error) {
      if (!isOverLimit(error) || waits >= MAX_WAITS) throw error;
      if (!signal.aborted) await wait(signal);
      if (signal.aborted) throw error;
    }
  }
}

/** Options of a decision on many requests. */
export interface DecisionOptions {
  /** called after each batch with the ids it changed */
  readonly onChanged: (ticketIds: readonly number[]) => void;
  /** once aborted, the decision fails instead of waiting for the rate limit */
  readonly signal: AbortSignal;
}

/** Releases, discards or restores requests in batches. @throws ApiError */
export async function decideHeldRequests(
  action: HeldRequestAction,
  ticketIds: readonly number[],
  { onChanged, signal }: DecisionOptions,
): Promise<void> {
  const size = action === 'release' ? LIMITS.heldRequestsPerCall : LIMITS.heldRequestsPerBatch;
  for (let from = 0; from < ticketIds.length; from += size) {
    const { changed } = await ask({ action, ticket_ids: ticketIds.slice(from, from + size) }, signal);
    onChanged(changed);
  }
}

/** Which of all held requests to discard. */
export interface AllHeld {
  readonly keepIds: readonly number[];
  /** in milliseconds; later requests stay */
  readonly until: number;
}

/** Discards all held requests except `keepIds`, in batches. @throws ApiError */
export async function discardAllHeld(
  { keepIds, until }: AllHeld,
  { onChanged, signal }: DecisionOptions,
): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const answer = await ask({ action: 'discard', keep_ids: [...keepIds], until }, signal);
    onChanged(answer.changed);
    hasMore = answer.has_more;
  }
}
