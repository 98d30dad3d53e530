import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import { type OutboxMail, SUBSCRIBER_MAIL_KINDS } from '@harborline/domain/entities/outbox';
import { isRepeatable } from '@harborline/domain/mail/settled-mail';
import { isoTime } from '../platform/iso-time';

const isToSubscriber = ({ kind }: Pick<OutboxMail, 'kind'>): boolean => SUBSCRIBER_MAIL_KINDS.has(kind);

/** An email as the log lists it. Nobody looks through subscribers (D-38), so theirs have no address. */
export function presentMail(mail: OutboxMail & { readonly id: string }): EmailLogItem[] {
  const { id, created_at, to, subject, kind, delivery } = mail;
  if (!created_at) return [];
  const { state, attempts, error } = delivery;
  const can_retry = isRepeatable(mail);
  const shownTo = isToSubscriber(mail) ? '' : to;
  return [
    { id, to: shownTo, subject, kind, state, attempts, error, can_retry, created_at: isoTime(created_at) },
  ];
}

/** Whether a search by address may find an email: to find a subscriber's would tell that it is one. */
export const isFoundByAddress = (mail: Pick<OutboxMail, 'kind'>): boolean => !isToSubscriber(mail);
