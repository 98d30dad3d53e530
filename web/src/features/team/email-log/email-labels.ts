import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import { EMAIL_LOG_TEXTS } from '@harborline/domain/texts/team';

export const EMAIL_KIND_LABELS: Record<EmailLogItem['kind'], string> = {
  ticket: 'Ticket for the team',
  receipt: 'Receipt for a visitor',
  reply: 'Reply to a visitor',
  invitation: 'Invitation',
  password: 'Password',
  signin: 'Sign-in link',
  notification: 'Notification',
};

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
