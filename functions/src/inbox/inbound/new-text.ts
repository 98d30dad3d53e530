import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import EmailReplyParser from 'email-reply-parser';

/** Lines in which a mail's new text is looked for; what follows counts as quoted. */
const SEARCHED_LINES = 1_000;
/** Blank lines in a row; the parser needs quadratic time for thousands of them. */
const KEPT_BLANK_LINES = 2;

/** The lines without spaces at their ends, and without long gaps. */
function tidy(text: string): string[] {
  const lines: string[] = [];
  let blank = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const trimmed = line.trimEnd();
    blank = trimmed === '' ? blank + 1 : 0;
    if (blank <= KEPT_BLANK_LINES) lines.push(trimmed);
  }
  return lines;
}

export interface MailText {
  /** what the writer added */
  readonly text: string;
  /** the whole mail, '' if that is all */
  readonly full: string;
}

/** Tokens in links of ours that a mail quotes: they open the visitor's conversation, which staff must not do (D-07). */
const withoutTokens = (plain: string): string => plain.replace(/([?&]token=)[\w-]{20,}/g, '$1…');

/** Parts a mail's plain text into what is new and the rest: quoted mails and the signature. Nothing is lost (D-98). */
export function newText(plain: string): MailText {
  const lines = tidy(withoutTokens(plain));
  const whole = lines.join('\n').trim();
  const searched = clip(lines.slice(0, SEARCHED_LINES).join('\n'), LIMITS.receivedText);
  const found = new EmailReplyParser().read(searched).getVisibleText().trim();
  // A mail that quotes alone, or forwards, says something by what it holds.
  const text = clip(found === '' ? whole : found, LIMITS.messageText);
  return { text, full: text === whole ? '' : clip(whole, LIMITS.receivedText) };
}
