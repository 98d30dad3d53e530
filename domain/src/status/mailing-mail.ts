import type { MailingOccasion } from '../entities/status-subscriber';
import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';
import { STATUS_SETTINGS_TEXTS, STATUS_TEXTS } from '../texts/status';
import { fullHeading, type MailBrand, type MailContent, textSections } from '../tickets/mail-content';
import { updateStateText } from './incident-words';
import type { Announcement } from './mailing';
import { momentText, windowText } from './status-times';

export interface MailingMailInput {
  readonly brand: MailBrand;
  readonly occasion: MailingOccasion;
  readonly announcement: Announcement;
  readonly statusUrl: string;
  /** page of the recipient's subscription, with the token that ends it */
  readonly unsubscribeUrl: string;
}

/** When it was said, and when the incident began: a mail may be read late. Of maintenance, the window says the rest. */
function timesOf({ incident, update }: Announcement): string {
  if (update === null) return '';
  const isFirst = update.id === incident.updates.at(-1)?.id;
  const began =
    isFirst || incident.window !== null ? '' : STATUS_TEXTS.beganAt(momentText(incident.startedAt));
  return textSections([STATUS_TEXTS.postedAt(momentText(update.at)), began]);
}

/** What happened, in paragraphs: the words of the update, its state, when it was, the window, and what is affected. */
function letterOf({ incident, update, components }: Announcement): string {
  const { window } = incident;
  const state = update === null ? '' : updateStateText(incident, update);
  return textSections([
    update?.text ?? '',
    state === '' ? '' : `State: ${state}`,
    timesOf({ incident, update, components }),
    window === null ? '' : windowText(window.startsAt, window.endsAt),
    components.length === 0 ? '' : `${STATUS_TEXTS.affects} ${components.join(', ')}`,
  ]);
}

/** The mail that tells one subscriber what is new on a status page. */
export function composeMailingMail(input: MailingMailInput): MailContent & { readonly subject: string } {
  const { brand, occasion, announcement, statusUrl, unsubscribeUrl } = input;
  const company = brand.companyName;
  const heading = STATUS_SETTINGS_TEXTS.occasions[occasion];
  const { title } = announcement.incident;
  const letter = letterOf(announcement);
  const footer = `You receive this email because this address is subscribed to the status page of ${company}.`;
  const label = 'Unsubscribe';
  return {
    subject: clip(oneLine(fullHeading(heading, title)), LIMITS.subject),
    text: textSections([
      fullHeading(heading, title),
      letter,
      `Status page: ${statusUrl}`,
      footer,
      `${label}: ${unsubscribeUrl}`,
    ]),
    page: {
      template: 'letter',
      brand,
      preheader: letter,
      heading,
      title,
      letter,
      action: { label: 'Open the status page', url: statusUrl },
      footer,
      footerLink: { label, url: unsubscribeUrl },
    },
  };
}
