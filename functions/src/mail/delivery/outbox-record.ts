import { type OutboxMail, outboxSchema } from '@harborline/domain/entities/outbox';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Delivery } from './delivery-state';

export interface OutboxRecord {
  readonly mail: OutboxMail;
  readonly delivery: Delivery;
}

/** @returns undefined when the document is gone or is no mail */
export function readOutbox(snapshot: DocumentSnapshot): OutboxRecord | undefined {
  const parsed = outboxSchema.safeParse(snapshot.data());
  if (!parsed.success) return undefined;
  const { state, attempts, error, lease_until_ms, handing_over } = parsed.data.delivery;
  const leaseUntilMs = typeof lease_until_ms === 'number' ? lease_until_ms : 0;
  const isHandingOver = handing_over === true;
  return { mail: parsed.data, delivery: { state, attempts, error, leaseUntilMs, isHandingOver } };
}

/** The stored form of a delivery. */
export function storedDelivery({ state, attempts, error, leaseUntilMs, isHandingOver }: Delivery) {
  return {
    state,
    attempts,
    error,
    lease_until_ms: leaseUntilMs,
    ...(isHandingOver ? { handing_over: true } : {}),
  };
}
