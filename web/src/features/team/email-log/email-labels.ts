import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import { EMAIL_LOG_TEXTS } from '@harborline/domain/texts/team';

export interface StateLabel {
  readonly label: string;
  readonly color: 'default' | 'info' | 'success' | 'error';
}

/** The state of an email. */
export const EMAIL_STATES: Record<EmailLogItem['state'], StateLabel> = {
  pending: { label: EMAIL_LOG_TEXTS.queued, color: 'default' },
  processing: { label: EMAIL_LOG_TEXTS.sending, color: 'info' },
  sent: { label: EMAIL_LOG_TEXTS.sent, color: 'success' },
  failed: { label: EMAIL_LOG_TEXTS.failed, color: 'error' },
};
