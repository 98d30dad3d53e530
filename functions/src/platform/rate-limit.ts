import { RATE_CLASSES, type RateClass, type RateClassName } from '@harborline/domain/api/rate-classes';
import { rateLimit } from '@harborline/domain/stores/bookkeeping';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from './firebase';
import { keyedId } from './keyed-id';
import { refOf } from './store/read';
import { mergeRecord } from './store/write';

/** Firestore takes about one sustained write per second and document, so each library has several counters. */
const LIBRARY_COUNTERS = 10;

export type RateScope = 'visitor' | 'address' | 'library';

/** Whose request it is; scopes that are left out are not counted. */
export interface RateSubject {
  readonly visitor?: string;
  readonly address?: string;
  readonly library?: string;
}

interface Counter {
  readonly scope: RateScope;
  readonly record: ReturnType<typeof rateLimit>;
  readonly limit: number;
}

function spread(visitor: string): number {
  return Number.parseInt(keyedId('spread', visitor).slice(0, 6), 16) % LIBRARY_COUNTERS;
}

function countersOf(rate: RateClassName, subject: RateSubject, nowMs: number): Counter[] {
  const { windowMs, ...limits }: RateClass = RATE_CLASSES[rate];
  const windowIndex = Math.floor(nowMs / windowMs);
  // Each library counts separately: requests in one never use up a limit of another (D-55).
  const library = subject.library ?? '';
  const counter = (scope: RateScope, key: string, limit: number): Counter => ({
    scope,
    record: rateLimit(keyedId(rate, library, scope, key, windowIndex)),
    limit,
  });
  const counters: Counter[] = [];
  if (subject.visitor) counters.push(counter('visitor', subject.visitor, limits.visitor));
  if (subject.address && limits.address !== undefined)
    counters.push(counter('address', subject.address, limits.address));
  if (library !== '' && limits.library !== undefined) {
    const part = spread(subject.visitor ?? subject.address ?? '');
    counters.push(counter('library', String(part), Math.ceil(limits.library / LIBRARY_COUNTERS)));
  }
  return counters;
}

/** The result of a check: the first scope that is used up, and how to count this request. */
export interface RateCheck {
  readonly exceeded: RateScope | undefined;
  /** call it once all of the transaction's reads are done, and only if nothing was exceeded */
  count(): void;
}

/** Checks the counters inside the caller's transaction. */
export async function checkRate(
  transaction: Transaction,
  rate: RateClassName,
  subject: RateSubject,
  nowMs: number,
): Promise<RateCheck> {
  const counters = countersOf(rate, subject, nowMs);
  const snapshots = counters.length
    ? await transaction.getAll(...counters.map(({ record }) => refOf(record)))
    : [];
  const usedUp = counters.find(({ limit }, index) => Number(snapshots[index]?.get('count') ?? 0) >= limit);
  const expiresAt = Timestamp.fromMillis(nowMs + 2 * RATE_CLASSES[rate].windowMs);
  return {
    exceeded: usedUp?.scope,
    count() {
      for (const { record } of counters) {
        mergeRecord(transaction, record, { count: FieldValue.increment(1), expires_at: expiresAt });
      }
    },
  };
}

/** How many requests are left until the first scope is used up. */
export async function rateLeft(rate: RateClassName, subject: RateSubject, nowMs: number): Promise<number> {
  const counters = countersOf(rate, subject, nowMs);
  const counts = await Promise.all(counters.map(({ record }) => refOf(record).get()));
  return Math.min(
    ...counters.map(({ limit }, index) => Math.max(0, limit - Number(counts[index]?.get('count') ?? 0))),
  );
}

/** Counts one request in a transaction of its own. @returns the scope that is used up, if any */
export function takeRate(
  rate: RateClassName,
  subject: RateSubject,
  nowMs: number,
): Promise<RateScope | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const check = await checkRate(transaction, rate, subject, nowMs);
    if (!check.exceeded) check.count();
    return check.exceeded;
  });
}
