export { enqueueMail, type MailToSend, pendingMail } from './outbox';
