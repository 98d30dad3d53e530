import {
  type MailDelivery,
  type MailRecord,
  mailDeliverySchema,
  mailRecordSchema,
} from '@harborline/domain/entities/mail';
import { docPath } from '@harborline/domain/paths';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { config } from '../platform/config';
import { mirrorAccess } from '../platform/conversation-access';
import { firestore, storageBucket } from '../platform/firebase';
import { derivedId, randomId } from '../platform/ids';
import { type Library, readLibrary } from '../platform/libraries';
import { enqueueMail } from '../platform/outbox';
import { inboxConversationUrl, visitorConversationUrl } from '../platform/product-links';
import { checkRate } from '../platform/rate-limit';
import { ownAttachment } from './attachment';
import { claimedEmail, composeTicket } from './compose-ticket';

interface Accepted {
  readonly delivery: MailDelivery;
  readonly record?: MailRecord;
}

const rejected = (reason: string): MailDelivery => ({ state: 'rejected', conversation_ref: '', reason });

/** The record as the visitor wrote it, or why it cannot become a ticket. */
function readRecord(id: string, data: unknown): MailRecord | string {
  const parsed = mailRecordSchema.safeParse(data);
  if (!parsed.success) return 'the record does not have the expected shape';
  if (String(parsed.data.ticketId) !== id) return 'the ticket id is not the id of the document';
  if (claimedEmail(parsed.data) === '') return 'the address cannot be answered';
  return parsed.data;
}

function composed(record: MailRecord, library: Library, conversationRef: string) {
  const { supportAddress, mailSender, environment } = config();
  const email = claimedEmail(record);
  return composeTicket({
    record,
    library,
    conversationRef,
    messageId: derivedId('first-message', conversationRef),
    fileUrl: ownAttachment(record.fileUrl, {
      libraryId: library.id,
      uid: record.visitor_uid,
      bucket: storageBucket(),
      isLocal: environment === 'local',
    }),
    createdAt: FieldValue.serverTimestamp(),
    addresses: { genericSupport: supportAddress, notification: mailSender },
    links: {
      visitor: visitorConversationUrl(library.public.library_refkey, {
        libraryId: library.id,
        conversationRef,
        email,
      }),
      inbox: inboxConversationUrl(conversationRef),
    },
  });
}

function writeTicket(transaction: Transaction, record: MailRecord, library: Library): string {
  const ref = randomId();
  const { conversation, message, ticketMail, receiptMail } = composed(record, library, ref);
  const db = firestore();
  transaction.create(db.doc(docPath.conversation(ref)), conversation);
  transaction.create(db.doc(docPath.message(ref, conversation.last_message.id)), message);
  enqueueMail(transaction, derivedId('ticket', record.ticketId), ticketMail);
  enqueueMail(transaction, derivedId('receipt', record.ticketId), receiptMail);
  return ref;
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
    address: claimedEmail(record).toLowerCase(),
    library: library.id,
  };
  const rate = await checkRate(transaction, 'ticket', subject, nowMs);
  if (rate.exceeded) {
    const reason = `too many requests from one ${rate.exceeded}`;
    return { delivery: { state: 'throttled', conversation_ref: '', reason } };
  }
  rate.count();
  const ref = writeTicket(transaction, record, library);
  return { delivery: { state: 'accepted', conversation_ref: ref, reason: '' }, record };
}

/**
 * Turns a mail record into a ticket, once: the delivery noted on the record is the mark, set in the transaction that
 * makes conversation, message and mails. A second or concurrent delivery finds the mark (D-07).
 */
export async function acceptMail(
  mailRef: DocumentReference,
  nowMs: number,
): Promise<MailDelivery | undefined> {
  const accepted = await firestore().runTransaction(async (transaction): Promise<Accepted | undefined> => {
    const snapshot = await transaction.get(mailRef);
    const data = snapshot.data();
    if (!data) return undefined;
    const { delivery, ...record } = data;
    const earlier = mailDeliverySchema.safeParse(delivery);
    if (earlier.success) {
      const parsed = mailRecordSchema.safeParse(record);
      return { delivery: earlier.data, ...(parsed.success ? { record: parsed.data } : {}) };
    }
    const decided = await decide(transaction, { id: mailRef.id, data: record }, nowMs);
    transaction.update(mailRef, { delivery: decided.delivery });
    return decided;
  });
  // Outside the transaction, so also after a delivery that broke off in between.
  if (accepted?.record && accepted.delivery.state === 'accepted') {
    const { support_lib_id, visitor_uid } = accepted.record;
    await mirrorAccess(accepted.delivery.conversation_ref, support_lib_id, [visitor_uid]);
  }
  return accepted?.delivery;
}
