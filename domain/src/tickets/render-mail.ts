import type { MailRecord } from '../entities/mail';
import { escapeHtml, textToHtml } from '../html/escape';
import { fullHeading, type MailBrand, mailLayout } from './mail-layout';
import { shortNumber } from './ticket-title';

export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

export type { MailBrand } from './mail-layout';

const TEXT_STYLE = 'margin:0 0 16px;font-size:16px;line-height:1.6';

const NAME_STYLE = 'margin:0 0 4px;font-size:14px;line-height:1.5;font-weight:600';

const signatureHtml = (signature: string): string =>
  signature.trim() === ''
    ? ''
    : `<div class="hl-muted" style="color:#5b6b76">${textToHtml(signature, 'margin:0 0 16px;font-size:14px;line-height:1.5')}</div>`;

/** Lines of the plain-text mail: empty sections leave no gap. */
const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

function factRows(facts: readonly (readonly [string, string])[]): string {
  const rows = facts
    .filter(([, value]) => value.trim() !== '')
    .map(
      ([name, value]) =>
        `<tr><td class="hl-muted" style="padding:6px 16px 6px 0;color:#5b6b76;font-size:14px;line-height:1.5;vertical-align:top;width:34%" dir="auto">${escapeHtml(name)}</td>` +
        `<td dir="auto" style="padding:6px 0;font-size:14px;line-height:1.5;vertical-align:top;word-break:break-word">${escapeHtml(value).replace(/\n/g, '<br>')}</td></tr>`,
    )
    .join('');
  return rows === ''
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse;width:100%;margin:0 0 16px">${rows}</table>`;
}

const factLines = (facts: readonly (readonly [string, string])[]): string =>
  facts
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const quote = (text: string): string =>
  `<div class="hl-quote" style="margin:0 0 24px;padding:16px 20px 4px;background:#f3f6f8;border-radius:10px">${textToHtml(text, 'margin:0 0 12px;font-size:15px;line-height:1.6')}</div>`;

export interface TicketMailInput {
  readonly brand: MailBrand;
  readonly mail: Pick<
    MailRecord,
    'helpText' | 'helpSteps' | 'customInputs' | 'fileUrl' | 'os' | 'browser' | 'URL'
  >;
  /** of the ticket in its library */
  readonly number: number;
  readonly title: string;
  readonly visitorEmail: string;
  /** address of the ticket in the staff inbox */
  readonly inboxUrl: string;
}

/** The mail to the library: the request with everything the visitor claimed, marked as such. */
export function renderTicketMail(input: TicketMailInput): RenderedMail {
  const { brand, mail, number, title, visitorEmail, inboxUrl } = input;
  const facts: (readonly [string, string])[] = [
    ['From', `${visitorEmail} (not verified)`],
    ...mail.customInputs.map(({ label, text }) => [label, text] as const),
    ...mail.helpSteps.map(({ title, answer }) => [title, answer] as const),
    ['Attachment', mail.fileUrl],
    ['Page', mail.URL],
    ['Device', [mail.os, mail.browser].filter((part) => part !== '').join(', ')],
  ];
  const heading = `New request ${shortNumber(number)}`;
  const request = mail.helpText.trim() === '' ? '(no text)' : mail.helpText;
  return {
    text: paragraphs([
      fullHeading(heading, title),
      request,
      factLines(facts),
      `Answer it in the inbox: ${inboxUrl}`,
    ]),
    html: mailLayout({
      brand,
      preheader: request,
      heading,
      title,
      body: quote(request) + factRows(facts),
      action: { label: 'Open in the inbox', url: inboxUrl },
      footer: `Replying to this mail writes to ${visitorEmail}.`,
    }),
  };
}

export interface ReceiptMailInput {
  readonly brand: MailBrand;
  readonly number: number;
  /** the visitor's words, for a writer who has opened a link mailed to this address; '' for everybody else (D-07) */
  readonly requestText: string;
  /** address of the conversation, with the token that opens it */
  readonly conversationUrl: string;
}

/** The mail to the visitor that says the request arrived. */
export function renderReceiptMail(input: ReceiptMailInput): RenderedMail {
  const { brand, requestText, conversationUrl } = input;
  const number = shortNumber(input.number);
  const opening = `Thank you for writing to ${brand.companyName}. Your request ${number} has arrived and a person will read it. We will answer by mail, and you can follow the conversation online.`;
  return {
    text: paragraphs([
      'Hello,',
      opening,
      requestText.trim() === '' ? '' : `You wrote:\n\n${requestText}`,
      `Follow the conversation: ${conversationUrl}`,
      brand.companyName,
    ]),
    html: mailLayout({
      brand,
      preheader: `We have your request ${number}.`,
      heading: `We have your request ${number}`,
      body: textToHtml(opening, TEXT_STYLE) + (requestText.trim() === '' ? '' : quote(requestText)),
      action: { label: 'Follow the conversation', url: conversationUrl },
      footer: `You receive this mail because this address was given in the contact form of ${brand.companyName}. If it was not you, no action is needed.`,
    }),
  };
}

interface ReplyInMail {
  readonly agentName: string;
  readonly text: string;
  /** https address of a file the agent attached, '' without one */
  readonly fileUrl: string;
}

export interface ReplyMailInput {
  readonly brand: MailBrand;
  readonly number: number;
  /** what the visitor has not read, oldest first; one at least */
  readonly replies: readonly ReplyInMail[];
  readonly conversationUrl: string;
  /** plain text the agent signs with, '' for none */
  readonly signature: string;
}

const isBySame = (one: ReplyInMail, other: ReplyInMail | undefined): boolean =>
  one.agentName.trim() === other?.agentName.trim();

/** The mail that carries agents' replies, with the link back into the conversation. */
export function renderReplyMail(input: ReplyMailInput): RenderedMail {
  const { brand, replies, conversationUrl, signature } = input;
  const number = shortNumber(input.number);
  const isByOne = replies.every((reply) => isBySame(reply, replies[0]));
  const name = isByOne ? (replies[0]?.agentName ?? '').trim() : '';
  const author = name === '' ? brand.companyName : `${name} from ${brand.companyName}`;
  const nameOver = (reply: ReplyInMail, index: number): string =>
    isByOne || isBySame(reply, replies[index - 1]) ? '' : reply.agentName.trim() || brand.companyName;
  return {
    text: paragraphs([
      `${author} replied to your request ${number}:`,
      ...replies.flatMap((reply, index) => [
        nameOver(reply, index) && `${nameOver(reply, index)}:`,
        reply.text,
        reply.fileUrl && `Attachment: ${reply.fileUrl}`,
      ]),
      signature,
      `Answer or see the whole conversation: ${conversationUrl}`,
    ]),
    html: mailLayout({
      brand,
      preheader: replies[0]?.text ?? '',
      heading: `${author} replied`,
      body:
        replies
          .map((reply, index) => {
            const writer = nameOver(reply, index);
            const over = writer && `<p style="${NAME_STYLE}">${escapeHtml(writer)}</p>`;
            return over + textToHtml(reply.text, TEXT_STYLE) + factRows([['Attachment', reply.fileUrl]]);
          })
          .join('') + signatureHtml(signature),
      action: { label: 'Answer', url: conversationUrl },
      footer: `This is about your request ${number}. The button opens your conversation; please do not forward this mail, since whoever has the link can read it.`,
    }),
  };
}
