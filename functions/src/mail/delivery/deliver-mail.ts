import { setTimeout as sleep } from 'node:timers/promises';
import type { OutboxMail } from '@harborline/domain/entities/outbox';
import { deletedFields, keptReason } from '@harborline/domain/mail/settled-mail';
import { outboxMail } from '@harborline/domain/stores/outbox';
import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { updateUnchanged } from '../../platform/store/write';
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

/** A mail in the outbox, the state of its delivery, and when its document was last written. */
interface OutboxRecord {
  readonly mail: OutboxMail;
  readonly delivery: Delivery;
  readonly writtenAt: Timestamp;
}

/** What a sender gets when it tries to take a record. */
type Take = OutboxRecord | 'in other hands' | 'nothing to do';

/** The store's document for a reference. */
const outboxDocument = ({ id, path }: DocumentReference) => ({ ...outboxMail(id), path });

/** @returns undefined if the document is gone or is not a mail */
function outboxRecord(snapshot: DocumentSnapshot): OutboxRecord | undefined {
  const mail = snapshotRecord(outboxDocument(snapshot.ref).read, snapshot);
  if (!mail || !snapshot.updateTime) return undefined;
  const { state, attempts, error, lease_until_ms: leaseUntilMs = 0, handing_over } = mail.delivery;
  const delivery = { state, attempts, error, leaseUntilMs, isHandingOver: handing_over === true };
  return { mail, delivery, writtenAt: snapshot.updateTime };
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
  return { delivery: storedDelivery(delivery), ...deletedFields(mail, delivery) };
}

/**
 * Changes the delivery of a record as it is now: written only over the state that was decided on, so of two senders
 * one decides anew. What is known of the record is tried first, which costs no read.
 * @param decide returns undefined to leave it as it is
 * @returns the record as written, undefined where it was left
 */
async function change(
  ref: DocumentReference,
  known: OutboxRecord | undefined,
  decide: (delivery: Delivery) => Delivery | undefined,
): Promise<OutboxRecord | undefined> {
  let record = known ?? outboxRecord(await ref.get());
  for (;;) {
    const delivery = record && decide(record.delivery);
    if (!record || !delivery) return undefined;
    const { mail, writtenAt: seenAt } = record;
    const writtenAt = await updateUnchanged(outboxDocument(ref), changesTo(mail, delivery), seenAt);
    if (writtenAt) return { mail, delivery, writtenAt };
    record = outboxRecord(await ref.get());
  }
}

async function take(ref: DocumentReference, known: OutboxRecord | undefined, nowMs: number): Promise<Take> {
  let isTaken = false;
  const taken = await change(ref, known, (delivery) => {
    isTaken = isInOtherHands(delivery, nowMs);
    return takeLease(delivery, nowMs);
  });
  if (taken) return taken.delivery.state === 'processing' ? taken : 'nothing to do';
  return isTaken ? 'in other hands' : 'nothing to do';
}

/** @returns the record as written, undefined if the lease is no longer held */
const write = (ref: DocumentReference, held: OutboxRecord, delivery: Delivery) =>
  change(ref, held, (stored) => (ownsLease(stored, held.delivery) ? delivery : undefined));

interface Attempt {
  /** the record as this attempt wrote it last */
  readonly held: OutboxRecord;
  readonly failure: Failure | undefined;
}

async function attempt(mailer: Mailer, ref: DocumentReference, taken: OutboxRecord): Promise<Attempt> {
  let held = taken;
  try {
    await mailer.send(ref.id, taken.mail, async () => {
      const handedOver = await write(ref, taken, { ...taken.delivery, isHandingOver: true });
      if (!handedOver) throw new Error('another sender has taken over');
      held = handedOver;
    });
    return { held, failure: undefined };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = keptReason(taken.mail, error.message);
    return { held, failure: { message, mayPass: error.mayPass } };
  }
}

interface Sending {
  readonly mailer: Mailer;
  /** how long to keep retrying a mail that may pass later */
  readonly patienceMs: number;
  /** how long to wait for another sender's lease to end, in case it has died */
  readonly leasePatienceMs?: number;
  /** the mail as it was seen last; it is read otherwise */
  readonly seen?: DocumentSnapshot;
  readonly now?: () => number;
}

const isSettled = (record: OutboxRecord | undefined): boolean =>
  record === undefined || record.delivery.state === 'sent' || record.delivery.state === 'failed';

/** Sends the mail that a mail follows, if it is still on its way. @returns whether the mail may go out by now */
async function sendEarlier(
  ref: DocumentReference,
  { mail: { follows }, delivery }: OutboxRecord,
  sending: Sending,
): Promise<boolean> {
  if (follows === undefined || delivery.state !== 'pending') return true;
  const earlier = ref.parent.doc(follows);
  const seen = await earlier.get();
  if (isSettled(outboxRecord(seen))) return true;
  await deliverMail(earlier, { ...sending, seen });
  return isSettled(outboxRecord(await earlier.get()));
}

/**
 * Sends one mail of the outbox, after the one that it follows; a lease gives it to one sender at a time. A mail that may pass later is retried here
 * while the wait is short; the sweep takes care of the rest.
 * @returns the delivery afterwards, undefined if there was nothing to do
 */
export async function deliverMail(ref: DocumentReference, sending: Sending): Promise<Delivery | undefined> {
  const { mailer, patienceMs, leasePatienceMs = 0, seen, now = Date.now } = sending;
  const startMs = now();
  let known = outboxRecord(seen ?? (await ref.get()));
  if (known === undefined || !(await sendEarlier(ref, known, sending))) return undefined;
  for (;;) {
    const taken = await take(ref, known, now());
    known = undefined;
    if (taken === 'nothing to do') return undefined;
    if (taken === 'in other hands') {
      if (now() + LEASE_POLL_MS > startMs + leasePatienceMs) return undefined;
      await sleep(LEASE_POLL_MS);
      continue;
    }
    const { held, failure } = await attempt(mailer, ref, taken);
    const settled = settle(taken.delivery, failure);
    known = await write(ref, held, settled);
    const waitMs = backoffMs(settled.attempts);
    if (settled.state !== 'pending' || now() + waitMs > startMs + patienceMs) return settled;
    await sleep(waitMs);
  }
}
