import type { MailRecord } from '../entities/mail';
import { escapeHtml, textToHtml } from '../html/escape';
import { type MailBrand, mailLayout } from './mail-layout';

export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

export type { MailBrand } from './mail-layout';

const TEXT_STYLE = 'margin:0 0 16px;font-size:16px;line-height:1.6';

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
        `<tr><td class="hl-muted" style="padding:6px 16px 6px 0;color:#5b6b76;font-size:14px;line-height:1.5;vertical-align:top;width:34%">${escapeHtml(name)}</td>` +
        `<td style="padding:6px 0;font-size:14px;line-height:1.5;vertical-align:top;word-break:break-word">${escapeHtml(value).replace(/\n/g, '<br>')}</td></tr>`,
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
    'ticketId' | 'helpText' | 'helpSteps' | 'customInputs' | 'fileUrl' | 'os' | 'browser' | 'URL'
  >;
  readonly visitorEmail: string;
  /** address of the ticket in the staff inbox */
  readonly inboxUrl: string;
}

/** The mail to the library: the request with everything the visitor claimed, marked as such. */
export function renderTicketMail({ brand, mail, visitorEmail, inboxUrl }: TicketMailInput): RenderedMail {
  const facts: (readonly [string, string])[] = [
    ['From', `${visitorEmail} (not verified)`],
    ...mail.customInputs.map(({ label, text }) => [label, text] as const),
    ...mail.helpSteps.map(({ title, answer }) => [title, answer] as const),
    ['Attachment', mail.fileUrl],
    ['Page', mail.URL],
    ['Device', [mail.os, mail.browser].filter((part) => part !== '').join(', ')],
  ];
  const request = mail.helpText.trim() === '' ? '(no text)' : mail.helpText;
  return {
    text: paragraphs([
      `New request #${mail.ticketId} for ${brand.companyName}`,
      request,
      factLines(facts),
      `Answer it in the inbox: ${inboxUrl}`,
    ]),
    html: mailLayout({
      brand,
      preheader: request,
      heading: `New request #${mail.ticketId}`,
      body: quote(request) + factRows(facts),
      action: { label: 'Open in the inbox', url: inboxUrl },
      footer: `Replying to this mail writes to ${visitorEmail}.`,
    }),
  };
}

export interface ReceiptMailInput {
  readonly brand: MailBrand;
  readonly ticketId: number;
  readonly requestText: string;
  /** address of the conversation, with the token that opens it */
  readonly conversationUrl: string;
}

/** The mail to the visitor that says the request arrived. */
export function renderReceiptMail({
  brand,
  ticketId,
  requestText,
  conversationUrl,
}: ReceiptMailInput): RenderedMail {
  const opening = `Thank you for writing to ${brand.companyName}. Your request has arrived and a person will read it. We will answer by mail, and you can follow the conversation online.`;
  return {
    text: paragraphs([
      'Hello,',
      opening,
      `Your request (#${ticketId}):`,
      requestText,
      `Follow the conversation: ${conversationUrl}`,
      brand.companyName,
    ]),
    html: mailLayout({
      brand,
      preheader: `We have your request #${ticketId}.`,
      heading: 'We have your request',
      body:
        textToHtml(opening, TEXT_STYLE) +
        factRows([['Your ticket number', `#${ticketId}`]]) +
        (requestText.trim() === '' ? '' : quote(requestText)),
      action: { label: 'Follow the conversation', url: conversationUrl },
      footer: `You receive this mail because this address was given in the contact form of ${brand.companyName}. If it was not you, no action is needed.`,
    }),
  };
}

export interface ReplyMailInput {
  readonly brand: MailBrand;
  readonly ticketId: number;
  readonly agentName: string;
  readonly replyText: string;
  /** https address of a file the agent attached, '' without one */
  readonly fileUrl: string;
  readonly conversationUrl: string;
  /** plain text the agent signs with, '' for none */
  readonly signature: string;
}

/** The mail that carries an agent's reply, with the link back into the conversation. */
export function renderReplyMail(input: ReplyMailInput): RenderedMail {
  const { brand, ticketId, agentName, replyText, fileUrl, conversationUrl, signature } = input;
  const author = agentName.trim() === '' ? brand.companyName : `${agentName} from ${brand.companyName}`;
  return {
    text: paragraphs([
      `${author} replied to your request #${ticketId}:`,
      replyText,
      signature,
      fileUrl === '' ? '' : `Attachment: ${fileUrl}`,
      `Answer or see the whole conversation: ${conversationUrl}`,
    ]),
    html: mailLayout({
      brand,
      preheader: replyText,
      heading: `${author} replied`,
      body:
        textToHtml(replyText, TEXT_STYLE) + signatureHtml(signature) + factRows([['Attachment', fileUrl]]),
      action: { label: 'Answer', url: conversationUrl },
      footer: `This is about your request #${ticketId}. The button opens your conversation; please do not forward this mail, since whoever has the link can read it.`,
    }),
  };
}
