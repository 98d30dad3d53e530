/** What a mail shows of a library. */
export interface MailBrand {
  readonly companyName: string;
  readonly themeColor: string;
}

/** What every mail shows around its body. */
interface MailFrame {
  readonly brand: MailBrand;
  /** first line that mail programs show in their lists */
  readonly preheader: string;
  readonly heading: string;
  /** somebody's own words, which the heading ends with */
  readonly title?: string;
  readonly action: { readonly label: string; readonly url: string };
  readonly footer: string;
}

/** A name and what was given under it; left out of a mail when nothing was. */
export type MailFact = readonly [name: string, value: string];

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
  /** '' for a receipt that does not repeat the request */
  readonly requestText: string;
}

export interface ReplyOnPage {
  /** name over the reply, '' where the heading or the reply before says it */
  readonly writer: string;
  readonly text: string;
  /** https address of a file, '' without one */
  readonly fileUrl: string;
}

/** What agents answered. */
export interface ReplyPage extends MailFrame {
  readonly template: 'reply';
  readonly replies: readonly ReplyOnPage[];
  /** plain text, '' for none */
  readonly signature: string;
}

/** Paragraphs and a button: what staff get. */
export interface LetterPage extends MailFrame {
  readonly template: 'letter';
  /** plain text with a blank line between paragraphs */
  readonly letter: string;
}

/** What the HTML of a mail shows, as plain texts; the templates of functions render it. */
export type MailPage = TicketPage | ReceiptPage | ReplyPage | LetterPage;

/** A mail before it is rendered. */
export interface MailContent {
  /** the plain-text part */
  readonly text: string;
  readonly page: MailPage;
}

/** Sections of a plain-text mail: empty ones leave no gap. */
export const textSections = (sections: readonly string[]): string =>
  sections.filter((section) => section.trim() !== '').join('\n\n');

/** The facts that were given. */
export const givenFacts = (facts: readonly MailFact[]): readonly MailFact[] =>
  facts.filter(([, value]) => value.trim() !== '');

/** A heading as one text. */
export const fullHeading = (heading: string, title = ''): string =>
  title === '' ? heading : `${heading}: ${title}`;
