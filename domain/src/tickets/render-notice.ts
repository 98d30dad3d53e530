import type { NotificationEvent } from '../entities/agent-notifications';
import { textToHtml } from '../html/escape';
import { fullHeading, type MailBrand, mailLayout } from './mail-layout';
import type { RenderedMail } from './render-mail';
import { shortNumber } from './ticket-title';

export interface TeamNoticeInput {
  readonly brand: MailBrand;
  readonly event: Extract<NotificationEvent, 'new_ticket' | 'visitor_replied'>;
  readonly number: number;
  readonly title: string;
  /** as the visitor claims it */
  readonly visitorEmail: string;
  /** beginning of what was written */
  readonly preview: string;
  /** the ticket in the staff inbox */
  readonly inboxUrl: string;
  /** where these mails are switched off */
  readonly settingsUrl: string;
}

const TEXT_STYLE = 'margin:0 0 16px;font-size:16px;line-height:1.6';

/** The mail to a teammate who asked to be told of tickets and answers. */
export function renderTeamNotice(input: TeamNoticeInput): RenderedMail {
  const { brand, event, visitorEmail, preview, inboxUrl, settingsUrl } = input;
  const number = shortNumber(input.number);
  const heading = event === 'new_ticket' ? `New ticket ${number}` : `New answer in ticket ${number}`;
  const opening = `${visitorEmail} (not verified) wrote to ${brand.companyName}:`;
  const footer = `You asked for these mails. Change that under Notifications: ${settingsUrl}`;
  return {
    text: [
      fullHeading(heading, input.title),
      opening,
      preview,
      `Open it in the inbox: ${inboxUrl}`,
      footer,
    ].join('\n\n'),
    html: mailLayout({
      brand,
      preheader: preview,
      heading,
      title: input.title,
      body: textToHtml(opening, TEXT_STYLE) + textToHtml(preview, TEXT_STYLE),
      action: { label: 'Open in the inbox', url: inboxUrl },
      footer,
    }),
  };
}
