import { LIMITS } from '@harborline/domain/limits';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { convert } from 'html-to-text';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { isAutomatic, isFromList } from './is-automatic';
import { type MailText, newText } from './new-text';

export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A mail as it came in. */
export interface ReceivedMail extends MailText {
  /** the address it says it is from, in lower case, and the name with it */
  readonly from: string;
  readonly fromName: string;
  readonly subject: string;
  /** of the mail itself, '' if it has none */
  readonly messageId: string;
  readonly files: readonly ReceivedFile[];
  readonly isAutomatic: boolean;
  /** it came through a mailing list */
  readonly isFromList: boolean;
  /** what a mail server says about the delivery of a mail, undefined unless it is its report */
  readonly report: DeliveryReport | undefined;
}

interface DeliveryReport {
  /** false if the server is still trying */
  readonly hasFailed: boolean;
  readonly because: string;
}

/** As much of a mail as HTML as is turned into text. */
const READ_HTML = 400_000;

const decoder = new TextDecoder();

const bytesOf = ({ content }: Attachment): Uint8Array => {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
};

/** Plain text of a mail; one that has HTML alone is laid out as text. */
function plainText({ text = '', html = '' }: Email): string {
  if (text.trim() !== '') return text;
  return convert(html.slice(0, READ_HTML), {
    wordwrap: false,
    limits: { maxInputLength: READ_HTML, maxDepth: 100 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'blockquote', format: 'blockquote' },
    ],
  });
}

/** Reads the machine's part of a report (RFC 3464). */
function reportOf({ attachments }: Email): DeliveryReport | undefined {
  const part = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!part) return undefined;
  const text = decoder.decode(bytesOf(part).subarray(0, LIMITS.receivedText));
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(text)?.[1] ?? '';
  const because = field('Diagnostic-Code').replace(/^smtp;\s*/i, '') || field('Status');
  return { hasFailed: /^failed/i.test(field('Action')), because: clip(oneLine(because), LIMITS.auditValue) };
}

const isPartOfReport = ({ mimeType }: Attachment): boolean => mimeType.startsWith('message/');

/** Reads a received mail (RFC 5322). @throws Error if it cannot be read at all */
export async function parseMail(raw: Uint8Array): Promise<ReceivedMail> {
  const email = await PostalMime.parse(raw);
  const headers = new Map([...email.headers].reverse().map(({ key, value }) => [key.toLowerCase(), value]));
  const from = (email.from?.address ?? '').trim().toLowerCase();
  return {
    from: clip(from, LIMITS.email),
    fromName: clip(oneLine(email.from?.name ?? ''), LIMITS.shortText),
    subject: clip(oneLine(email.subject ?? ''), LIMITS.subject),
    messageId: email.messageId ?? '',
    ...newText(plainText(email)),
    files: email.attachments
      .filter((attachment) => !isPartOfReport(attachment))
      .map((attachment) => ({ name: attachment.filename ?? 'file', bytes: bytesOf(attachment) })),
    isAutomatic: isAutomatic(headers, from),
    isFromList: isFromList(headers),
    report: reportOf(email),
  };
}
