import type { StatusSubscriber } from '../entities/status-subscriber';
import { DURATIONS } from '../limits';

/** A subscription as these rules see it; times in milliseconds. */
export interface Subscription {
  readonly state: StatusSubscriber['state'];
  readonly round: string;
  readonly confirmedAt: number | null;
  /** null while it is confirmed */
  readonly expiresAt: number | null;
}

/** What is left of a subscription: nothing once it has expired, also while its document is not deleted yet. */
const lasting = (known: Subscription | undefined, nowMs: number): Subscription | undefined =>
  known?.expiresAt != null && known.expiresAt <= nowMs ? undefined : known;

/**
 * Somebody entered an address. A confirmed one stays as it is: only its owner, who alone can open links in its mail,
 * learns that it is subscribed.
 * @param round a random text, for a subscription that begins
 */
export function request(known: Subscription | undefined, round: string, nowMs: number): Subscription {
  const current = lasting(known, nowMs);
  if (current?.state === 'confirmed') return current;
  // Earlier links stay valid: the mail that arrives first may be the one that is used.
  const isAsked = current?.state === 'unconfirmed';
  return {
    state: 'unconfirmed',
    round: isAsked ? current.round : round,
    confirmedAt: null,
    expiresAt: nowMs + DURATIONS.unconfirmedKeptMs,
  };
}

/**
 * The owner of an address confirms. Confirming again changes nothing.
 * @returns null if the link is worth nothing any more: expired, of an earlier subscription, or ended since
 */
export function confirm(known: Subscription | undefined, nowMs: number): Subscription | null {
  const current = lasting(known, nowMs);
  if (current === undefined || current.state === 'ended') return null;
  if (current.state === 'confirmed') return current;
  return { ...current, state: 'confirmed', confirmedAt: nowMs, expiresAt: null };
}

/** The owner of an address wants no mail, now or later. @returns null if there is no subscription */
export function unsubscribe(known: Subscription | undefined, nowMs: number): Subscription | null {
  const current = lasting(known, nowMs);
  if (current === undefined || current.state === 'ended') return current ?? null;
  return { ...current, state: 'ended', expiresAt: nowMs + DURATIONS.unsubscribedKeptMs };
}

/** Takes back that a confirmed subscription was ended. @returns null if there is nothing to take back */
export function resubscribe(known: Subscription | undefined, nowMs: number): Subscription | null {
  const current = lasting(known, nowMs);
  if (current === undefined || current.confirmedAt === null) return null;
  return { ...current, state: 'confirmed', expiresAt: null };
}
