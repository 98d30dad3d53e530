import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import { listEmailLogs } from '@harborline/domain/api/activity/email-logs';
import { callApi } from '../../../shared/api/call-api';

export interface EmailLogPage {
  readonly emails: readonly EmailLogItem[];
  /** '' at the end */
  readonly nextCursor: string;
}

/** Mails of the library, newest first; those to addresses that begin with `recipient`, '' for all. @throws ApiError */
export const listEmails = (recipient: string, cursor: string): Promise<EmailLogPage> =>
  callApi(listEmailLogs, { query: { q: recipient, cursor } });
