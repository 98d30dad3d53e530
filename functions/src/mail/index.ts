export { enqueueMail, loadTemplates, type MailToSend, pendingMail } from './outbox';
