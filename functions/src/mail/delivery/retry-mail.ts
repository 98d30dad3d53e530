import type { OutboxMail } from '@harborline/domain/entities/outbox';
import { isRepeatable } from '@harborline/domain/mail/settled-mail';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { EMAIL_LOG_TEXTS } from '@harborline/domain/texts/team';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord, refOf } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { deliverMail } from './deliver-mail';
import { mailer } from './mailer';

const AGAIN = { state: 'pending', attempts: 0, error: '', lease_until_ms: 0 } as const;

/**
 * Tries once to send a mail of a library again that failed; the sweep goes on with one that may pass later. Of two calls
 * at the same time one finds it pending.
 * @returns the mail afterwards
 * @throws ApiError 'not-found', also for a mail of another library, or 'conflict' for one that cannot be sent again
 */
export async function retryMail(
  id: string,
  libraryId: string,
): Promise<OutboxMail & { readonly id: string }> {
  const document = outboxMail(id);
  await firestore().runTransaction(async (transaction) => {
    const mail = await readRecord(document, transaction);
    if (mail?.support_lib_id !== libraryId) throw new ApiError('not-found');
    if (!isRepeatable(mail)) throw new ApiError('conflict', EMAIL_LOG_TEXTS.notRepeatable);
    updateRecord(transaction, document, { delivery: AGAIN });
  });
  await deliverMail(refOf(document), { mailer: mailer(), patienceMs: 0 });
  const mail = await readRecord(document);
  if (!mail) throw new ApiError('not-found');
  return mail;
}
