import { createHmac } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from './store';

/** Where answers go that people write in the mailbox: what a mail provider would know of the product. */
export interface Inbound {
  /** origin of the product's pages */
  readonly origin: string;
  /** what follows the @ of addresses that the product takes answers at */
  readonly domain: string;
  /** signs what is handed over */
  readonly secret: string;
}

/** @returns undefined where nothing takes answers */
export function inboundFrom(environment: NodeJS.ProcessEnv): Inbound | undefined {
  const {
    MAILBOX_PRODUCT_ORIGIN: origin,
    MAILBOX_INBOUND_DOMAIN: domain,
    MAILBOX_INBOUND_SECRET: secret,
  } = environment;
  return origin && domain && secret ? { origin, domain, secret } : undefined;
}

/** The address within `Name <address>`. */
const bare = (address: string): string => /<([^>]*)>/.exec(address)?.[1] ?? address;

/** Whether the product takes an answer to the mail. */
export const canAnswer = ({ replyTo }: Pick<Mail, 'replyTo'>, inbound: Inbound | undefined): boolean =>
  inbound !== undefined && bare(replyTo).endsWith(`@${inbound.domain}`);

const quoted = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** A mail as a mail program writes it. */
async function written(mail: SendMailOptions): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(mail);
  return Buffer.isBuffer(message) ? message : Buffer.from([]);
}

/** The answer as a mail program sends it: below what is new, the mail that it answers. */
const answerTo = (mail: Mail, text: string): Promise<Buffer> =>
  written({
    from: mail.to,
    to: mail.replyTo,
    subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
    ...(mail.messageId === '' ? {} : { inReplyTo: mail.messageId, references: mail.messageId }),
    text: `${text}\n\nOn ${new Date(mail.receivedAt).toUTCString()}, ${mail.from} wrote:\n\n${quoted(mail.text)}\n`,
  });

/** A mail that somebody writes to an address of the product. */
export interface NewMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a mail over as a mail provider does. @returns what the product made of it @throws Error if it did not take it */
async function handOver(recipient: string, message: Buffer, inbound: Inbound): Promise<string> {
  const raw = message.toString('base64');
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', inbound.secret)
    .update(`${timestamp}.${recipient}.${raw}`)
    .digest('hex');
  const response = await fetch(`${inbound.origin}/api/inbox/inboundmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ timestamp, signature, recipient, raw }),
  });
  const answer = (await response.json()) as { message?: string; data?: { outcome?: string } };
  if (!response.ok) throw new Error(answer.message ?? `The product answered ${response.status}`);
  return answer.data?.outcome ?? '';
}

/** Sends a mail to an address of the product. @returns what the product made of it @throws Error if it did not take it */
export async function sendNewMail(mail: NewMail, inbound: Inbound): Promise<string> {
  if (!bare(mail.to).endsWith(`@${inbound.domain}`))
    throw new Error(`Mail comes in at @${inbound.domain} alone`);
  return handOver(bare(mail.to), await written({ ...mail }), inbound);
}

/** Answers a mail as its recipient. @returns what the product made of it @throws Error if it did not take it */
export async function sendAnswer(mail: Mail, text: string, inbound: Inbound): Promise<string> {
  return handOver(bare(mail.replyTo), await answerTo(mail, text), inbound);
}
