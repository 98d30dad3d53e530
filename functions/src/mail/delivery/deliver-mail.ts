import { setTimeout as sleep } from 'node:timers/promises';
import { type OutboxMail, SECRET_MAIL_KINDS } from '@harborline/domain/entities/outbox';
import { outboxMail } from '@harborline/domain/stores/outbox';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import {
  backoffMs,
  type Delivery,
  type Failure,
  isInOtherHands,
  ownsLease,
  settle,
  takeLease,
} from './delivery-state';
import { MailError, type Mailer } from './mailer';

const LEASE_POLL_MS = 2_000;

/** A mail in the outbox and the state of its delivery. */
interface OutboxRecord {
  readonly mail: OutboxMail;
  readonly delivery: Delivery;
}

/** What a sender gets when it tries to take a record. */
type Take = OutboxRecord | 'in other hands' | 'nothing to do';

/** The store's document for a reference. */
const outboxDocument = ({ id, path }: DocumentReference) => ({ ...outboxMail(id), path });

/** @returns undefined if the document is gone or is not a mail */
async function readOutbox(
  transaction: Transaction,
  ref: DocumentReference,
): Promise<OutboxRecord | undefined> {
  const mail = await readRecord(outboxDocument(ref), transaction);
  if (!mail) return undefined;
  const { state, attempts, error, lease_until_ms: leaseUntilMs = 0, handing_over } = mail.delivery;
  return { mail, delivery: { state, attempts, error, leaseUntilMs, isHandingOver: handing_over === true } };
}

/** The stored form of a delivery. */
function storedDelivery({ state, attempts, error, leaseUntilMs, isHandingOver }: Delivery) {
  return {
    state,
    attempts,
    error,
    lease_until_ms: leaseUntilMs,
    ...(isHandingOver ? { handing_over: true } : {}),
  };
}

/** The fields of a record that change with its delivery. */
function changesTo(mail: OutboxMail, delivery: Delivery) {
  const isOver = delivery.state === 'sent' || delivery.state === 'failed';
  const emptied = isOver && SECRET_MAIL_KINDS.has(mail.kind) ? { text: '', html: '' } : {};
  return { delivery: storedDelivery(delivery), ...emptied };
}

function take(ref: DocumentReference, nowMs: number): Promise<Take> {
  return firestore().runTransaction(async (transaction) => {
    const record = await readOutbox(transaction, ref);
    if (record && isInOtherHands(record.delivery, nowMs)) return 'in other hands';
    const delivery = record && takeLease(record.delivery, nowMs);
    if (!record || !delivery) return 'nothing to do';
    updateRecord(transaction, outboxDocument(ref), changesTo(record.mail, delivery));
    return delivery.state === 'processing' ? { mail: record.mail, delivery } : 'nothing to do';
  });
}

/** @returns whether the lease was still held */
function write(ref: DocumentReference, taken: Delivery, delivery: Delivery): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const record = await readOutbox(transaction, ref);
    if (!record || !ownsLease(record.delivery, taken)) return false;
    updateRecord(transaction, outboxDocument(ref), changesTo(record.mail, delivery));
    return true;
  });
}

async function attempt(
  mailer: Mailer,
  ref: DocumentReference,
  { mail, delivery }: OutboxRecord,
): Promise<Failure | undefined> {
  try {
    await mailer.send(ref.id, mail, async () => {
      const isHeld = await write(ref, delivery, { ...delivery, isHandingOver: true });
      if (!isHeld) throw new Error('another sender has taken over');
    });
    return undefined;
  } catch (error) {
    if (error instanceof MailError) return { message: error.message, mayPass: error.mayPass };
    throw error;
  }
}

interface Sending {
  readonly mailer: Mailer;
  /** how long to keep retrying a mail that may pass later */
  readonly patienceMs: number;
  /** how long to wait for another sender's lease to end, in case it has died */
  readonly leasePatienceMs?: number;
  readonly now?: () => number;
}

/**
 * Sends one mail of the outbox; a lease gives it to one sender at a time. A mail that may pass later is retried here
 * while the wait is short; the sweep takes care of the rest.
 * @returns the delivery afterwards, undefined if there was nothing to do
 */
export async function deliverMail(
  ref: DocumentReference,
  { mailer, patienceMs, leasePatienceMs = 0, now = Date.now }: Sending,
): Promise<Delivery | undefined> {
  const startMs = now();
  for (;;) {
    const taken = await take(ref, now());
    if (taken === 'nothing to do') return undefined;
    if (taken === 'in other hands') {
      if (now() + LEASE_POLL_MS > startMs + leasePatienceMs) return undefined;
      await sleep(LEASE_POLL_MS);
      continue;
    }
    const settled = settle(taken.delivery, await attempt(mailer, ref, taken));
    await write(ref, taken.delivery, settled);
    const waitMs = backoffMs(settled.attempts);
    if (settled.state !== 'pending' || now() + waitMs > startMs + patienceMs) return settled;
    await sleep(waitMs);
  }
}
