import { Readable } from 'node:stream';
import type { OutboxMail } from '@harborline/domain/entities/outbox';
import { createTransport } from 'nodemailer';
import { type Config, config } from '../../platform/config';
import { bounceAddress } from '../../platform/mail-address';

/** A mail could not be handed to the mail server; the message gives the reason for the log and the record. */
export class MailError extends Error {
  constructor(
    message: string,
    /** false if sending the same mail again cannot help */
    readonly mayPass: boolean,
  ) {
    super(message);
    this.name = 'MailError';
  }
}

const CONNECT_LIMIT_MS = 10_000;
const SOCKET_LIMIT_MS = 20_000;

type Transport = ReturnType<typeof createTransport>;

export interface Mailer {
  /**
   * @param id the mail's own id; it becomes the Message-ID, so that a mail sent twice is shown once
   * @param beforeHandover runs when the server has all of the mail but its end; if it fails, nothing was sent
   * @throws MailError
   */
  send(id: string, mail: OutboxMail, beforeHandover?: () => Promise<void>): Promise<void>;
}

function transportFor(smtp: NonNullable<Config['smtp']>, isLocal: boolean): Transport {
  return createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isSecure,
    // Except on loopback, a password must not travel in the clear.
    requireTLS: !isLocal && !smtp.isSecure,
    ...(smtp.user === '' ? {} : { auth: { user: smtp.user, pass: smtp.password } }),
    connectionTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SOCKET_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function* withEndAfter(message: Readable, beforeEnd: () => Promise<void>) {
  yield* message;
  await beforeEnd();
}

/**
 * Passes a message through, but holds back its end until `beforeEnd` is done. Nothing is read ahead: a message begins to
 * flow once the server asks for it, so a sender that dies before has not noted a handover.
 */
const holdBackEnd = (beforeEnd: () => Promise<void>) => (message: Readable) =>
  Readable.from(withEndAfter(message, beforeEnd), { objectMode: false, highWaterMark: 1 });

/** Lets mail programs offer to unsubscribe by one click (RFC 8058). */
const listHeaders = ({ unsubscribe_url: url }: OutboxMail): Record<string, string> =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Has mail programs show mails of one conversation, or of one incident, as one thread. */
function threadHeaders({ conversation_ref, thread_ref, follows }: OutboxMail, domain: string) {
  const name = conversation_ref === '' ? thread_ref : `conversation-${conversation_ref}`;
  if (name === undefined) return {};
  const replied = follows === undefined ? [] : [`<${follows}@${domain}>`];
  return {
    references: [`<${name}@${domain}>`, ...replied],
    ...(follows === undefined ? {} : { inReplyTo: `<${follows}@${domain}>` }),
  };
}

const responseCodeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0;

/** Sends through the configured SMTP server. */
export function createMailer({ smtp, environment, mailSender }: Config): Mailer {
  const domain = mailSender.slice(mailSender.lastIndexOf('@') + 1);
  return {
    async send(id, mail, beforeHandover) {
      if (!smtp) throw new MailError('No mail server is configured: set SMTP_HOST (docs/DEPLOY.md)', false);
      const transport = transportFor(smtp, environment === 'local');
      const returnPath = bounceAddress(id);
      if (beforeHandover) {
        transport.use('stream', ({ message }, done) => {
          message.processFunc(holdBackEnd(beforeHandover));
          done();
        });
      }
      try {
        await transport.sendMail({
          from: mail.from,
          // A mail that cannot be delivered comes back to an address that names it.
          ...(returnPath === '' ? {} : { envelope: { from: returnPath, to: mail.to } }),
          to: mail.to,
          ...(mail.reply_to === '' ? {} : { replyTo: mail.reply_to }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${id}@${domain}>`,
          ...threadHeaders(mail, domain),
          headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(mail) },
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new MailError(reason, responseCodeOf(error) < 500);
      }
    },
  };
}

let current: Mailer | undefined;

/** The mailer of this instance. */
export function mailer(): Mailer {
  current ??= createMailer(config());
  return current;
}
