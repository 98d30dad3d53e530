import type { OutboxMail } from '@harborline/domain/entities/outbox';
import { outboxMail } from '@harborline/domain/stores/outbox';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';
import type { Delivery } from './delivery-state';

export interface OutboxRecord {
  readonly mail: OutboxMail;
  readonly delivery: Delivery;
}

/** The store's document of a reference. */
export const outboxDocument = ({ id, path }: DocumentReference) => ({ ...outboxMail(id), path });

/** @returns undefined when the document is gone or is no mail */
export async function readOutbox(
  transaction: Transaction,
  ref: DocumentReference,
): Promise<OutboxRecord | undefined> {
  const mail = await readRecord(outboxDocument(ref), transaction);
  if (!mail) return undefined;
  const { state, attempts, error, lease_until_ms: leaseUntilMs = 0, handing_over } = mail.delivery;
  return { mail, delivery: { state, attempts, error, leaseUntilMs, isHandingOver: handing_over === true } };
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
