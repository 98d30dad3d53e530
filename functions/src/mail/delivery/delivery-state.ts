/** `delivery` of an outbox record as this service handles it. */
export interface Delivery {
  readonly state: 'pending' | 'processing' | 'sent' | 'failed';
  readonly attempts: number;
  /** why the last attempt failed, '' if it did not */
  readonly error: string;
  /** when the lease of the current attempt ends; 0 without one */
  readonly leaseUntilMs: number;
  /** set right before the mail server gets the end of the mail and accepts it */
  readonly isHandingOver?: boolean;
}

/** Longer than an attempt can last, so that an expired lease means a sender that died. */
export const LEASE_MS = 90_000;
export const MAX_ATTEMPTS = 5;

const BACKOFF_MS = [0, 2_000, 10_000, 60_000, 300_000] as const;

/** Wait before attempt number `attempts + 1`, in milliseconds. */
export function backoffMs(attempts: number): number {
  return BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length - 1)] ?? 0;
}

export const isInOtherHands = ({ state, leaseUntilMs }: Delivery, nowMs: number): boolean =>
  state === 'processing' && leaseUntilMs > nowMs;

/**
 * Takes a record for a sender. @returns undefined if there is nothing to do: it is done, given up, or in other hands.
 * A mail whose sender died while handing it over counts as sent: of the milliseconds in question, nearly all lie after
 * the server's answer, and a mail sent twice is worse than one that the log marks as doubtful.
 */
export function takeLease(delivery: Delivery, nowMs: number): Delivery | undefined {
  if (delivery.state === 'sent' || delivery.state === 'failed' || isInOtherHands(delivery, nowMs)) {
    return undefined;
  }
  if (delivery.isHandingOver) {
    const { attempts } = delivery;
    return { state: 'sent', attempts, error: 'the sender died before it got an answer', leaseUntilMs: 0 };
  }
  // A sender that died has used up its attempt too: a mail that kills its senders must not do so forever.
  if (delivery.attempts >= MAX_ATTEMPTS) {
    return {
      ...delivery,
      state: 'failed',
      error: delivery.error || 'no attempt finished',
      leaseUntilMs: 0,
    };
  }
  return {
    state: 'processing',
    attempts: delivery.attempts + 1,
    error: '',
    leaseUntilMs: nowMs + LEASE_MS,
  };
}

export interface Failure {
  readonly message: string;
  /** whether the same mail may pass later */
  readonly mayPass: boolean;
}

/** The record after an attempt. */
export function settle({ attempts }: Delivery, failure: Failure | undefined): Delivery {
  if (!failure) return { state: 'sent', attempts, error: '', leaseUntilMs: 0 };
  const isFinal = !failure.mayPass || attempts >= MAX_ATTEMPTS;
  return {
    attempts,
    state: isFinal ? 'failed' : 'pending',
    error: failure.message.slice(0, 500),
    leaseUntilMs: 0,
  };
}

/** Whether a sender may write its result: the record still has the lease that it took. */
export function ownsLease(stored: Delivery, taken: Delivery): boolean {
  return (
    stored.state === 'processing' &&
    stored.attempts === taken.attempts &&
    stored.leaseUntilMs === taken.leaseUntilMs
  );
}
