import type { MailRecord } from '../entities/mail';
import { INBOX_TEXTS } from '../texts/inbox';
import {
  attachmentFacts,
  fullHeading,
  givenFacts,
  type MailBrand,
  type MailContent,
  type MailFact,
  textSections,
} from './mail-content';
import { shortNumber } from './ticket-title';

export interface TicketMailInput {
  readonly brand: MailBrand;
  readonly mail: Pick<MailRecord, 'helpText' | 'helpSteps' | 'customInputs' | 'os' | 'browser' | 'URL'>;
  /** addresses of all its files, '' for none */
  readonly fileUrls: readonly string[];
  /** the ticket's number in its library */
  readonly number: number;
  readonly title: string;
  readonly visitorEmail: string;
  /** the library's own server says that the address is the visitor's (D-88) */
  readonly isVerified: boolean;
  /** address of the ticket in the staff inbox */
  readonly inboxUrl: string;
}

function factsOf({ mail, fileUrls, visitorEmail, isVerified }: TicketMailInput): readonly MailFact[] {
  return givenFacts([
    ['From', isVerified ? visitorEmail : `${visitorEmail} (not verified)`],
    ...mail.customInputs.map(({ label, text }) => [label, text] as const),
    ...mail.helpSteps.map(({ title, answer }) => [title, answer] as const),
    ...fileUrls.flatMap(attachmentFacts),
    ['Page', mail.URL],
    ['Device', [mail.os, mail.browser].filter((part) => part !== '').join(', ')],
  ]);
}

/** The mail to the library: the request with everything the visitor claimed, marked as such. */
export function composeTicketMail(input: TicketMailInput): MailContent {
  const { brand, mail, number, title, visitorEmail, inboxUrl } = input;
  const facts = factsOf(input);
  const heading = `New request ${shortNumber(number)}`;
  const request = mail.helpText.trim() === '' ? INBOX_TEXTS.noText : mail.helpText;
  return {
    text: textSections([
      fullHeading(heading, title),
      request,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `Answer it in the inbox: ${inboxUrl}`,
    ]),
    page: {
      template: 'ticket',
      brand,
      preheader: request,
      heading,
      title,
      request,
      facts,
      action: { label: 'Open in the inbox', url: inboxUrl },
      footer: `Replies to this email go to ${visitorEmail}.`,
    },
  };
}
