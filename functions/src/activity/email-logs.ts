import * as contract from '@harborline/domain/api/activity/email-logs';
import { outboxMails } from '@harborline/domain/stores/outbox';
import { staffEndpoint } from '../platform/endpoint';
import { readPage } from '../platform/page';
import { isFoundByAddress, presentMail } from './present-mail';

/**
 * GET email-logs: mails of the current library, newest first, or by recipient. The texts stay hidden: they may
 * contain links that grant access. Addresses of subscribers stay hidden, too.
 */
export const listEmailLogs = staffEndpoint(
  contract.listEmailLogs,
  async ({ q, ...page }, { support_lib_id }) => {
    const { records, nextCursor } = await readPage(
      outboxMails(support_lib_id, q),
      page,
      (mail) => mail.get('support_lib_id') === support_lib_id,
    );
    const found = q === '' ? records : records.filter(isFoundByAddress);
    return { emails: found.flatMap(presentMail), nextCursor };
  },
);
