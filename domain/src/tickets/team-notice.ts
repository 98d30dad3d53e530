import type { NotificationEvent } from '../entities/agent-notifications';
import { fullHeading, type MailBrand, type MailContent } from './mail-content';
import { shortNumber } from './ticket-title';

export interface TeamNoticeInput {
  readonly brand: MailBrand;
  readonly event: Extract<NotificationEvent, 'new_ticket' | 'visitor_replied'>;
  readonly number: number;
  readonly title: string;
  /** as claimed by the visitor */
  readonly visitorEmail: string;
  /** the library's own server says that the address is the visitor's (D-88) */
  readonly isVerified: boolean;
  /** beginning of the message */
  readonly preview: string;
  /** the ticket in the staff inbox */
  readonly inboxUrl: string;
  /** where these mails are switched off */
  readonly settingsUrl: string;
}

/** The mail to a teammate who wants to be notified about tickets and answers. */
export function composeTeamNotice(input: TeamNoticeInput): MailContent {
  const { brand, event, visitorEmail, isVerified, preview, inboxUrl, settingsUrl } = input;
  const number = shortNumber(input.number);
  const heading = event === 'new_ticket' ? `New ticket ${number}` : `New answer in ticket ${number}`;
  const visitor = isVerified ? visitorEmail : `${visitorEmail} (not verified)`;
  const opening = `${visitor} wrote to ${brand.companyName}:`;
  const footer = `You asked for these emails. Change that under Notifications: ${settingsUrl}`;
  return {
    text: [
      fullHeading(heading, input.title),
      opening,
      preview,
      `Open it in the inbox: ${inboxUrl}`,
      footer,
    ].join('\n\n'),
    page: {
      template: 'letter',
      brand,
      preheader: preview,
      heading,
      title: input.title,
      letter: `${opening}\n\n${preview}`,
      action: { label: 'Open in the inbox', url: inboxUrl },
      footer,
    },
  };
}
