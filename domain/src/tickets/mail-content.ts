import { attachmentName } from '../files/attachment-name';

/** The parts of a library that a mail shows. */
export interface MailBrand {
  readonly companyName: string;
  readonly themeColor: string;
}

/** The frame around every mail's body. */
interface MailFrame {
  readonly brand: MailBrand;
  /** preview line that mail programs show in their lists */
  readonly preheader: string;
  readonly heading: string;
  /** a person's own words at the end of the heading */
  readonly title?: string;
  readonly action: { readonly label: string; readonly url: string };
  readonly footer: string;
  /** a link after the small print */
  readonly footerLink?: { readonly label: string; readonly url: string };
}

/** A label, its value, and where it leads; left out of the mail if the value is empty. */
export type MailFact = readonly [name: string, value: string, url?: string];

/** A file's fact. Its URL is long and opens it to anyone, so plain text only names it; the conversation has the link. */
export const attachmentFacts = (fileUrl: string): readonly MailFact[] =>
  fileUrl === '' ? [] : [['Attachment', attachmentName(fileUrl) || 'File', fileUrl]];

/** A visitor's request, for the library. */
export interface TicketPage extends MailFrame {
  readonly template: 'ticket';
  readonly request: string;
  readonly facts: readonly MailFact[];
}

/** The receipt for a request. */
export interface ReceiptPage extends MailFrame {
  readonly template: 'receipt';
  readonly opening: string;
  /** of unusual load, '' for none */
  readonly notice: string;
  /** '' for a receipt that does not repeat the request */
  readonly requestText: string;
}

export interface ReplyOnPage {
  /** name above the reply, '' if the heading or the reply before already shows it */
  readonly writer: string;
  readonly text: string;
  /** https address of a file, '' without one */
  readonly fileUrl: string;
}

/** Agents' replies. */
export interface ReplyPage extends MailFrame {
  readonly template: 'reply';
  readonly replies: readonly ReplyOnPage[];
  /** plain text, '' for none */
  readonly signature: string;
}

/** Asks for a rating: a link for each star. */
export interface RatingPage extends MailFrame {
  readonly template: 'rating';
  readonly opening: string;
  readonly choices: readonly { readonly stars: number; readonly label: string; readonly url: string }[];
}

/** Paragraphs and a button. */
export interface LetterPage extends MailFrame {
  readonly template: 'letter';
  /** plain text with a blank line between paragraphs */
  readonly letter: string;
}

/** The content of a mail's HTML as plain texts; templates in functions render it. */
export type MailPage = TicketPage | ReceiptPage | ReplyPage | RatingPage | LetterPage;

/** A mail before it is rendered. */
export interface MailContent {
  /** the plain-text part */
  readonly text: string;
  readonly page: MailPage;
}

/** Joins the sections of a plain-text mail; empty ones leave no gap. */
export const textSections = (sections: readonly string[]): string =>
  sections.filter((section) => section.trim() !== '').join('\n\n');

/** The facts that have a value. */
export const givenFacts = (facts: readonly MailFact[]): readonly MailFact[] =>
  facts.filter(([, value]) => value.trim() !== '');

/** A heading as a single text. */
export const fullHeading = (heading: string, title = ''): string =>
  title === '' ? heading : `${heading}: ${title}`;
