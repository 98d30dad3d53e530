import { createMailer, type Mailer } from '../../src/mail/delivery/mailer';

/** Sends to a mail server on this machine. */
export const mailerTo = (port: number): Mailer =>
  createMailer({
    environment: 'local',
    mailSender: 'notifications@harborline.example',
    supportAddress: 'support@harborline.example',
    supportSignInAddresses: [],
    publicOrigin: 'http://localhost',
    linkSigningSecret: 'x'.repeat(32),
    defaultLibraryId: 'HarborlineParentLib1',
    enforcesAppCheck: false,
    readingMs: 1_000,
    smtp: { host: '127.0.0.1', port, isSecure: false, user: '', password: '' },
  });
