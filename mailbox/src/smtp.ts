import { SMTPServer } from 'smtp-server';
import type { MailStore } from './store';

const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;

/** An SMTP server that accepts and keeps every mail. */
export function createSmtpServer(store: MailStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('Message is too large'), { responseCode: 552 }));
          return;
        }
        store.add(Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
}
