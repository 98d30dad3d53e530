export { enqueueMail, loadTemplates, type MailToSend, pendingMail } from './outbox';
export { notificationSettingsUrl } from './settings-url';
