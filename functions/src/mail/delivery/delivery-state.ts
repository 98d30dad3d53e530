/** `delivery` of an outbox record as this service keeps it. */
export interface Delivery {
  readonly state: 'pending' | 'processing' | 'sent' | 'failed';
  readonly attempts: number;
  /** why the last attempt failed, '' if it did not */
  readonly error: string;
  /** until when the attempt under way owns the record; 0 when none is under way */
  readonly leaseUntilMs: number;
  /** set right before the mail server gets the end of the mail, which makes it a mail */
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
 * The record as taken by a sender, or undefined when there is nothing to do: done, given up, or in other hands.
 * A sender that died while it handed the mail over has sent it, as far as anybody can tell: of the milliseconds in
 * question nearly all lie after the server's answer, and a mail sent twice is worse than one that the log calls into
 * doubt.
 */
export function takeLease(delivery: Delivery, nowMs: number): Delivery | undefined {
  if (delivery.state === 'sent' || delivery.state === 'failed' || isInOtherHands(delivery, nowMs)) {
    return undefined;
  }
  if (delivery.isHandingOver) {
    const { attempts } = delivery;
    return { state: 'sent', attempts, error: 'the sender died before it heard the answer', leaseUntilMs: 0 };
  }
  // A sender that died spent its attempt too; a mail that kills its sender must not do so for ever.
  if (delivery.attempts >= MAX_ATTEMPTS) {
    return {
      ...delivery,
      state: 'failed',
      error: delivery.error || 'no attempt came to an end',
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

/** Whether a result may be written: the lease it was earned under is still the record's. */
export function ownsLease(stored: Delivery, taken: Delivery): boolean {
  return (
    stored.state === 'processing' &&
    stored.attempts === taken.attempts &&
    stored.leaseUntilMs === taken.leaseUntilMs
  );
}
