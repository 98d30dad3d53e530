export {
  bounceAddress,
  isMailAddressFor,
  type MailAddress,
  readMailAddress,
  replyAddress,
} from './mail-address';
export { enqueueMail, loadTemplates, type MailToSend, type PendingMail, pendingMail } from './outbox';
export { notificationSettingsUrl } from './settings-url';
