import { type OutboxMail, SUBSCRIBER_MAIL_KINDS } from '@harborline/domain/entities/outbox';
import { outboxMail } from '@harborline/domain/stores/outbox';
import type { MailContent } from '@harborline/domain/tickets/mail-content';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { createRecord, type NewRecord } from '../platform/store/write';

export interface MailToSend extends MailContent {
  readonly kind: OutboxMail['kind'];
  readonly libraryId: string;
  /** '' for a mail that belongs to no conversation */
  readonly conversationRef: string;
  /** header value */
  readonly from: string;
  readonly to: string;
  /** '' for none */
  readonly replyTo: string;
  readonly subject: string;
  /** id of the mailing that it is one of */
  readonly mailingId?: string;
  /** names the thread that mail programs show it in, beside that of its conversation */
  readonly thread?: string;
  /** id of a mail that goes out first */
  readonly follows?: string;
  /** ends the recipient's subscription, by a button on its page or by one click in a mail program (RFC 8058) */
  readonly unsubscribeUrl?: string;
}

/** A mail that is ready for the outbox. */
export type PendingMail = NewRecord<ReturnType<typeof outboxMail>>;

/** Loads the templates, which a cold start leaves out. Call it before a transaction that needs them. */
export const loadTemplates = () => import('./templates/render-page');

/** A mail as the outbox stores it: rendered and not sent yet. */
export async function pendingMail(mail: MailToSend): Promise<PendingMail> {
  const { renderPage } = await loadTemplates();
  return {
    support_lib_id: mail.libraryId,
    conversation_ref: mail.conversationRef,
    kind: mail.kind,
    from: mail.from,
    to: mail.to,
    ...(SUBSCRIBER_MAIL_KINDS.has(mail.kind) ? {} : { recipient: mail.to.toLowerCase() }),
    reply_to: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: renderPage(mail.page),
    ...(mail.mailingId === undefined ? {} : { mailing_ref: mail.mailingId }),
    ...(mail.thread === undefined ? {} : { thread_ref: mail.thread }),
    ...(mail.follows === undefined ? {} : { follows: mail.follows }),
    ...(mail.unsubscribeUrl === undefined ? {} : { unsubscribe_url: mail.unsubscribeUrl }),
    created_at: Timestamp.now(),
    delivery: { state: 'pending', attempts: 0, error: '' },
  };
}

/** Puts a mail into the outbox in the transaction of its cause. The id derives from the cause, so a repeat fails here. */
export function enqueueMail(transaction: Transaction, id: string, mail: PendingMail): void {
  createRecord(transaction, outboxMail(id), mail);
}
