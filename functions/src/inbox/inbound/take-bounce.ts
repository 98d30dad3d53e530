import type { INBOUND_OUTCOMES } from '@harborline/domain/api/inbox/inbound-mail';
import { keptReason } from '@harborline/domain/mail/settled-mail';
import { conversation } from '@harborline/domain/stores/conversations';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { mailBounce } from '@harborline/domain/tickets/ticket-change';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { isMailAddressFor, type MailAddress } from '../../platform/mail-address';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { endSnooze } from '../snooze/wake-ticket';
import type { ReceivedMail } from './parse-mail';

export type Outcome = (typeof INBOUND_OUTCOMES)[number];

/**
 * A mail of ours came back: the email log says that it failed and why, and so does the history of its ticket. A server's
 * note that it is still trying changes nothing; the second report of the same mail neither.
 */
export async function takeBounce(address: MailAddress, mail: ReceivedMail, nowMs: number): Promise<Outcome> {
  const hasFailed = mail.report ? mail.report.hasFailed : mail.isAutomatic;
  if (!hasFailed || !isMailAddressFor(address, '')) return 'ignored';
  const document = outboxMail(address.id);
  return firestore().runTransaction(async (transaction) => {
    const sent = await readRecord(document, transaction);
    if (!sent) return 'ignored';
    if (sent.delivery.state !== 'sent') return 'duplicate';
    const ref = sent.conversation_ref;
    const ticket = ref === '' ? undefined : await readRecord(conversation(ref), transaction);
    const because = mail.report?.because || mail.subject;
    updateRecord(transaction, document, {
      'delivery.state': 'failed',
      'delivery.error': keptReason(sent, because),
    });
    if (!ticket) return 'bounce';
    const by = { reason: 'mail-arrived', at: Timestamp.fromMillis(nowMs) } as const;
    recordEvent(transaction, ticket, mailBounce(sent.to, because), by);
    // Nobody answers an email that did not arrive.
    endSnooze(transaction, ticket, { reason: by.reason });
    return 'bounce';
  });
}
