import { mailboxOf } from '@harborline/domain/contact/email-address';
import {
  type ArrivedRecord,
  arrivedRecordSchema,
  type MailDelivery,
  mailDeliverySchema,
} from '@harborline/domain/entities/mail';
import { mailRecord } from '@harborline/domain/stores/mail';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { readLibrary } from '../../libraries';
import { loadTemplates } from '../../mail';
import { firestore } from '../../platform/firebase';
import { checkRate } from '../../platform/rate-limit';
import { updateRecord } from '../../platform/store/write';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import { holdRequest } from '../held-requests/hold';
import { readWaitingFiles } from '../request-files/waiting-files';
import { mirrorAccess } from '../visitor-access/mirror-access';
import { claimedEmail, isMailed } from './compose-ticket';
import { prepareTicket } from './prepare-ticket';

interface Accepted {
  readonly delivery: MailDelivery;
  readonly record?: ArrivedRecord;
}

const rejected = (reason: string): MailDelivery => ({ state: 'rejected', conversation_ref: '', reason });

/** The record as the visitor wrote it, or why it cannot become a ticket. */
function readRecord(id: string, data: unknown): ArrivedRecord | string {
  const parsed = arrivedRecordSchema.safeParse(data);
  if (!parsed.success) return 'the record does not have the expected shape';
  if (String(parsed.data.ticketId) !== id) return 'the ticket id is not the id of the document';
  if (claimedEmail(parsed.data) === '') return 'the address cannot be answered';
  return parsed.data;
}

async function decide(
  transaction: Transaction,
  mail: { id: string; data: unknown },
  nowMs: number,
): Promise<Accepted> {
  const record = readRecord(mail.id, mail.data);
  if (typeof record === 'string') return { delivery: rejected(record) };
  const library = await readLibrary(transaction, record.support_lib_id);
  if (!library) return { delivery: rejected('there is no such library') };
  const subject = {
    visitor: record.visitor_uid,
    address: mailboxOf(claimedEmail(record)),
    library: library.id,
  };
  const moreFiles = await readWaitingFiles(transaction, record);
  const isBlocked = await isBlockedSender(library.id, claimedEmail(record), transaction);
  const rate = await checkRate(transaction, isMailed(record) ? 'mailedTicket' : 'ticket', subject, nowMs);
  // A blocked sender may write nothing at all: to their page, that is the limit of their address (D-101).
  const limit = isBlocked ? 'address' : rate.exceeded;
  if (limit) {
    holdRequest(transaction, record, { limit, nowMs });
    const reason = isBlocked ? 'the sender is blocked' : `too many requests from one ${limit}`;
    const more = moreFiles.length === 0 ? {} : { more_files: moreFiles };
    return { delivery: { state: 'held', conversation_ref: '', reason, ...more } };
  }
  const ticket = await prepareTicket(transaction, { record, moreFiles, library, hasReceipt: true });
  rate.count();
  ticket.write();
  return { delivery: { state: 'accepted', conversation_ref: ticket.conversationRef, reason: '' }, record };
}

/**
 * Turns a mail record into a ticket, or holds it if a limit is reached; once only, because the same transaction notes
 * the delivery on the record, where a repeated or concurrent event finds it (D-07, D-55).
 */
export async function acceptMail(
  mailRef: DocumentReference,
  nowMs: number,
): Promise<MailDelivery | undefined> {
  await loadTemplates();
  const accepted = await firestore().runTransaction(async (transaction): Promise<Accepted | undefined> => {
    const snapshot = await transaction.get(mailRef);
    const data = snapshot.data();
    if (!data) return undefined;
    const { delivery, ...record } = data;
    const earlier = mailDeliverySchema.safeParse(delivery);
    if (earlier.success) {
      const parsed = arrivedRecordSchema.safeParse(record);
      return { delivery: earlier.data, ...(parsed.success ? { record: parsed.data } : {}) };
    }
    const decided = await decide(transaction, { id: mailRef.id, data: record }, nowMs);
    updateRecord(
      transaction,
      { ...mailRecord(mailRef.id), path: mailRef.path },
      { delivery: decided.delivery },
    );
    return decided;
  });
  // Outside the transaction, so that it also runs after an earlier event that broke off in between.
  if (accepted?.record && accepted.delivery.state === 'accepted') {
    const { support_lib_id, visitor_uid } = accepted.record;
    await mirrorAccess(accepted.delivery.conversation_ref, support_lib_id, [visitor_uid]);
  }
  return accepted?.delivery;
}
