import type { LibraryPublic } from '../entities/library';
import type { MailRecord } from '../entities/mail';
import { textToHtml } from '../html/escape';
import { LIMITS } from '../limits';
import { clip } from '../text/clip';
import type { CustomInput } from './validate-contact';

export interface MailRecordInput {
  readonly form: {
    readonly email: string;
    readonly requestText: string;
    readonly customInputs: readonly CustomInput[];
    /** answers given on the way to the form */
    readonly helpSteps: MailRecord['helpSteps'];
    /** https address of the uploaded file, '' without one */
    readonly fileUrl: string;
  };
  readonly library: Pick<LibraryPublic, 'library_domain' | 'settings'> & { readonly id: string };
  readonly visitor: {
    readonly uid: string;
    readonly os: string;
    readonly browser: string;
    readonly URL: string;
  };
  readonly ticketId: number;
  readonly nowMs: number;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The record a visitor writes to `mail` (S3-27 to S3-29). `from`, `to` and `selfManaged` stay empty: routing is
 * computed by the server, which uses only the visitor's own words (D-07). Everything is cut to what
 * the rules accept, so that an odd page URL never makes a request fail. Date parts are UTC.
 */
export function buildMailRecord({ form, library, visitor, ticketId, nowMs }: MailRecordInput): MailRecord {
  const at = new Date(nowMs);
  const email = clip(form.email.trim(), LIMITS.email);
  const text = clip(form.requestText.trim(), LIMITS.requestText);
  const html = textToHtml(text);
  const companyName = clip(library.settings.settings.companyName, LIMITS.shortText);
  return {
    from: '',
    replyTo: email,
    to: '',
    helpText: text,
    fileUrl: form.fileUrl,
    message: {
      subject: clip(`${companyName} #${ticketId}`, LIMITS.subject),
      text,
      // Half a tag is useless, and the server writes its own HTML anyway.
      html: html.length <= LIMITS.requestText ? html : '',
    },
    timestamp: nowMs,
    ticketId,
    date: twoDigits(at.getUTCDate()),
    month: twoDigits(at.getUTCMonth() + 1),
    year: String(at.getUTCFullYear()),
    os: clip(visitor.os, LIMITS.shortText),
    browser: clip(visitor.browser, LIMITS.shortText),
    URL: clip(visitor.URL, LIMITS.url),
    support_lib_id: library.id,
    type: 'ticket',
    helpSteps: form.helpSteps.slice(0, LIMITS.helpSteps).map(({ title, answer }) => ({
      title: clip(title, LIMITS.shortText),
      answer: clip(answer, LIMITS.shortText),
    })),
    domain_name: clip(library.library_domain, LIMITS.shortText),
    companyName,
    selfManaged: false,
    customInputs: form.customInputs.slice(0, LIMITS.customInputs).map(({ label, type, text: entered }) => ({
      label: clip(label, LIMITS.shortText),
      type,
      text: clip(entered, type === 'longText' ? LIMITS.requestText : LIMITS.shortText),
    })),
    visitor_uid: visitor.uid,
  };
}
