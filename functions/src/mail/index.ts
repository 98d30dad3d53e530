export { retryMail } from './delivery/retry-mail';
export { enqueueMail, loadTemplates, type MailToSend, type PendingMail, pendingMail } from './outbox';
export { notificationSettingsUrl } from './settings-url';
