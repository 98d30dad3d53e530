import { setTimeout as sleep } from 'node:timers/promises';
import { type OutboxMail, SECRET_MAIL_KINDS } from '@harborline/domain/entities/outbox';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { MailError, type Mailer } from '../platform/mailer';
import { backoffMs, type Delivery, type Failure, ownsLease, settle, takeLease } from './delivery-state';
import { readOutbox, storedDelivery } from './outbox-record';

interface Taken {
  readonly mail: OutboxMail;
  readonly delivery: Delivery;
}

function take(ref: DocumentReference, nowMs: number): Promise<Taken | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const record = readOutbox(await transaction.get(ref));
    const delivery = record && takeLease(record.delivery, nowMs);
    if (!record || !delivery) return undefined;
    transaction.update(ref, { delivery: storedDelivery(delivery) });
    return delivery.state === 'processing' ? { mail: record.mail, delivery } : undefined;
  });
}

function writeResult(ref: DocumentReference, taken: Delivery, settled: Delivery): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const record = readOutbox(await transaction.get(ref));
    if (record && ownsLease(record.delivery, taken)) {
      const isOver = settled.state === 'sent' || settled.state === 'failed';
      const emptied = isOver && SECRET_MAIL_KINDS.has(record.mail.kind) ? { text: '', html: '' } : {};
      transaction.update(ref, { delivery: storedDelivery(settled), ...emptied });
    }
  });
}

async function attempt(mailer: Mailer, id: string, mail: OutboxMail): Promise<Failure | undefined> {
  try {
    await mailer.send(id, mail);
    return undefined;
  } catch (error) {
    if (error instanceof MailError) return { message: error.message, mayPass: error.mayPass };
    throw error;
  }
}

/**
 * Sends one mail of the outbox, whoever else tries at the same time: a lease gives it to one sender. A mail that
 * may pass later is tried again here while the wait is short; the sweep takes care of the rest.
 * @returns how it stands afterwards, undefined when there was nothing to do
 */
export async function deliverMail(
  ref: DocumentReference,
  { mailer, patienceMs, now = Date.now }: { mailer: Mailer; patienceMs: number; now?: () => number },
): Promise<Delivery | undefined> {
  const deadlineMs = now() + patienceMs;
  for (;;) {
    const taken = await take(ref, now());
    if (!taken) return undefined;
    const settled = settle(taken.delivery, await attempt(mailer, ref.id, taken.mail));
    await writeResult(ref, taken.delivery, settled);
    const waitMs = backoffMs(settled.attempts);
    if (settled.state !== 'pending' || now() + waitMs > deadlineMs) return settled;
    await sleep(waitMs);
  }
}
