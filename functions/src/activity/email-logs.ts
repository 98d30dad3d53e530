import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import * as contract from '@harborline/domain/api/activity/email-logs';
import type { OutboxMail } from '@harborline/domain/entities/outbox';
import { outboxMails } from '@harborline/domain/stores/outbox';
import { staffEndpoint } from '../platform/endpoint';
import { isoTime } from '../platform/iso-time';
import { readPage } from '../platform/page';

function presentMail({ id, created_at, ...mail }: OutboxMail & { readonly id: string }): EmailLogItem[] {
  if (!created_at) return [];
  const { to, subject, kind, delivery } = mail;
  const { state, attempts, error } = delivery;
  return [{ id, to, subject, kind, state, attempts, error, created_at: isoTime(created_at) }];
}

/**
 * GET email-logs: mails of the current library, newest first, or by recipient. The texts stay hidden: they may
 * contain links that grant access.
 */
export const listEmailLogs = staffEndpoint(
  contract.listEmailLogs,
  async ({ q, ...page }, { support_lib_id }) => {
    const { records, nextCursor } = await readPage(
      outboxMails(support_lib_id, q),
      page,
      (mail) => mail.get('support_lib_id') === support_lib_id,
    );
    return { emails: records.flatMap(presentMail), nextCursor };
  },
);
