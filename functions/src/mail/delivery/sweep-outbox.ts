import { COLLECTIONS } from '@harborline/domain/paths';
import { unsentMails } from '@harborline/domain/stores/outbox';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../../platform/firebase';
import { queryOf } from '../../platform/store/read';
import { deliverMail } from './deliver-mail';
import { type Mailer, mailer } from './mailer';

/** Tries once to send every mail that is unsent or whose sender died. @returns how many were sent */
export async function sweepOutboxOnce(
  sender: Mailer,
  outbox = firestore().collection(COLLECTIONS.outbox),
): Promise<number> {
  const waiting = await queryOf({ ...unsentMails(), collection: outbox.path }).get();
  let sent = 0;
  for (const seen of waiting.docs) {
    const delivery = await deliverMail(seen.ref, { mailer: sender, patienceMs: 0, seen });
    if (delivery?.state === 'sent') sent += 1;
  }
  return sent;
}

/** Every five minutes: sends mails that the trigger could not send. */
export const sweepOutbox = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300 }, async () => {
  const sent = await sweepOutboxOnce(mailer());
  if (sent > 0) logger.info('Mails sent by the sweep', { sent });
});
