import { type EmailLogItem, emailLogListSchema } from '@harborline/domain/activity/email-log-item';
import { callApi } from '../../../shared/api/call-api';

export interface EmailLogPage {
  readonly emails: readonly EmailLogItem[];
  /** '' at the end */
  readonly nextCursor: string;
}

/** Mails of the library, newest first; those to addresses that begin with `recipient`, '' for all. @throws ApiError */
export async function listEmails(recipient: string, cursor: string): Promise<EmailLogPage> {
  return callApi('GET', '/api/activity/email-logs', {
    query: { q: recipient === '' ? undefined : recipient, cursor: cursor === '' ? undefined : cursor },
    schema: emailLogListSchema,
  });
}
