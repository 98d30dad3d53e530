import { type OutboxMail, SECRET_MAIL_KINDS, SUBSCRIBER_MAIL_KINDS } from '../entities/outbox';

const EMPTIED = { text: '', html: '' } as const;
const FORGOTTEN = { to: '', recipient: '' } as const;

/** What is deleted of an email with its delivery: nobody needs it any more once it is sent or given up. */
export function deletedFields(
  { kind }: Pick<OutboxMail, 'kind'>,
  { state }: Pick<OutboxMail['delivery'], 'state'>,
) {
  if (state !== 'sent' && state !== 'failed') return {};
  return {
    ...(SECRET_MAIL_KINDS.has(kind) ? EMPTIED : {}),
    ...(SUBSCRIBER_MAIL_KINDS.has(kind) ? FORGOTTEN : {}),
  };
}

/** Mail servers repeat the recipient in their answers. */
const ADDRESS = /\S+@\S+/g;

/** Why an email was not sent, as it is kept and logged: without the address of a subscriber. */
export const keptReason = ({ kind }: Pick<OutboxMail, 'kind'>, reason: string): string =>
  SUBSCRIBER_MAIL_KINDS.has(kind) ? reason.replaceAll(ADDRESS, '…') : reason;

/** Whether staff may send an email again: it failed, and its content was not deleted with that. */
export const isRepeatable = ({ kind, delivery }: Pick<OutboxMail, 'kind' | 'delivery'>): boolean =>
  delivery.state === 'failed' && !SECRET_MAIL_KINDS.has(kind) && !SUBSCRIBER_MAIL_KINDS.has(kind);
