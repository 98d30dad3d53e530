import { fullHeading, type MailBrand, type MailContent } from './mail-content';
import { shortNumber } from './ticket-title';

export interface MentionMailInput {
  readonly brand: MailBrand;
  /** of whoever wrote the note */
  readonly authorName: string;
  readonly number: number;
  readonly title: string;
  /** beginning of the note */
  readonly preview: string;
  /** the ticket in the staff inbox */
  readonly inboxUrl: string;
  /** where these mails are switched off */
  readonly settingsUrl: string;
}

/** The mail to a teammate who is mentioned in a note, and asked to hear of it by email (D-103). */
export function composeMentionMail(input: MentionMailInput): MailContent {
  const { brand, authorName, title, preview, inboxUrl, settingsUrl } = input;
  const heading = `${authorName} mentioned you in ticket ${shortNumber(input.number)}`;
  const opening = `${authorName} wrote in a note, which only your team sees:`;
  const footer = `You asked for these emails. Change that under Notifications: ${settingsUrl}`;
  return {
    text: [fullHeading(heading, title), opening, preview, `Open it in the inbox: ${inboxUrl}`, footer].join(
      '\n\n',
    ),
    page: {
      template: 'letter',
      brand,
      preheader: preview,
      heading,
      title,
      letter: `${opening}\n\n${preview}`,
      action: { label: 'Open in the inbox', url: inboxUrl },
      footer,
    },
  };
}
