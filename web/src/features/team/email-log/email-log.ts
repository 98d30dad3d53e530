import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import { listEmailLogs, retryEmail } from '@harborline/domain/api/activity/email-logs';
import { callApi } from '../../../shared/api/call-api';
import type { Page } from '../../../shared/requests/use-pages';

interface EmailSearch {
  /** beginning of the recipient's address; '' for all */
  readonly recipient: string;
  /** '' for the newest page */
  readonly cursor: string;
}

/** Emails that the library sent, newest first. @throws ApiError */
export async function listEmails(
  { recipient, cursor }: EmailSearch,
  signal: AbortSignal,
): Promise<Page<EmailLogItem>> {
  const { emails, nextCursor } = await callApi(listEmailLogs, { query: { q: recipient, cursor }, signal });
  return { rows: emails, nextCursor };
}

/** Sends an email again that failed. @returns it as the log lists it now @throws ApiError */
export const sendAgain = ({ id }: EmailLogItem): Promise<EmailLogItem> =>
  callApi(retryEmail, { body: { id } });
