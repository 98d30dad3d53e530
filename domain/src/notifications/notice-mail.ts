import type { NotificationEvent, WaitingNotice } from '../entities/agent-notifications';
import { LIMITS } from '../limits';
import { NOTICE_TEXTS } from '../texts/notices';
import { fullHeading, type MailBrand, type MailContent } from '../tickets/mail-content';
import { shortNumber } from '../tickets/ticket-title';

/** What a mail tells, in the order in which it happened. */
export type NoticeLine = Pick<WaitingNotice, 'event' | 'name' | 'activity' | 'preview'>;

/** A ticket with what is new in it. */
export interface NoticedTicket {
  readonly number: number;
  readonly title: string;
  /** in the staff inbox */
  readonly url: string;
  readonly lines: readonly NoticeLine[];
}

interface NoticeMail {
  readonly brand: MailBrand;
  /** where all notifications are changed */
  readonly settingsUrl: string;
  /** the page that mutes without signing in */
  readonly muteUrl: string;
}

export type TicketMailInput = NoticeMail & { readonly ticket: NoticedTicket };

export interface DigestMailInput extends NoticeMail {
  /** those with the oldest news in front */
  readonly tickets: readonly NoticedTicket[];
  /** what belongs to no ticket */
  readonly others: readonly NoticeLine[];
  readonly inboxUrl: string;
}

/** Texts that name a ticket, by the event that they are about. */
type NamedTicket = { readonly [Event in NotificationEvent]?: (ticket: string, title: string) => string };

/** The event of some lines; what a ticket begins with says that it is new, whatever followed. */
function eventOf(lines: readonly NoticeLine[]): NotificationEvent | undefined {
  const events = new Set(lines.map(({ event }) => event));
  if (events.has('new_ticket')) events.delete('visitor_replied');
  return events.size === 1 ? [...events][0] : undefined;
}

/** Who mentions somebody is named; several of them are several events. */
const isOneMention = (lines: readonly NoticeLine[]): boolean =>
  new Set(lines.map(({ name }) => name)).size === 1;

/** The subject of a mail about a ticket. @param title as the subject names a ticket without one */
export function noticeSubject({ number, lines }: NoticedTicket, title: string): string {
  const { several, mentioned_you, ...subjects } = NOTICE_TEXTS.subject;
  const ticket = shortNumber(number);
  const event = eventOf(lines);
  if (event === 'mentioned_you' && isOneMention(lines)) return mentioned_you(lines[0]?.name ?? '', ticket);
  const named: NamedTicket = subjects;
  const subject = event === undefined ? undefined : named[event];
  return subject?.(ticket, title) ?? several(lines.length, ticket, title);
}

function headingOf({ number, lines }: NoticedTicket): string {
  const { several, mentioned_you, ...headings } = NOTICE_TEXTS.heading;
  const ticket = shortNumber(number);
  const event = eventOf(lines);
  if (event === 'mentioned_you' && isOneMention(lines)) return mentioned_you(lines[0]?.name ?? '', ticket);
  const named: NamedTicket = headings;
  const heading = event === undefined ? undefined : named[event];
  return heading?.(ticket, '') ?? several(lines.length, ticket);
}

/** Each line with what was written; who did the same again is named once. */
function noticeParagraphs(lines: readonly NoticeLine[]): readonly string[] {
  return lines.flatMap(({ name, activity, preview }, index) => {
    const before = lines[index - 1];
    const isSame = before?.name === name && before.activity === activity && preview !== '';
    const opening = `${name} ${activity}${preview === '' ? '.' : ':'}`;
    return [...(isSame ? [] : [opening]), ...(preview === '' ? [] : [preview])];
  });
}

const footed = (sections: readonly string[], { settingsUrl, muteUrl }: NoticeMail): string =>
  [...sections, NOTICE_TEXTS.footer(settingsUrl), NOTICE_TEXTS.muteText(muteUrl)].join('\n\n');

/** The mail about what is new in one ticket (D-132). */
export function composeNoticeMail(input: TicketMailInput): MailContent {
  const { brand, ticket, settingsUrl, muteUrl } = input;
  const heading = headingOf(ticket);
  const paragraphs = noticeParagraphs(ticket.lines);
  return {
    text: footed(
      [fullHeading(heading, ticket.title), ...paragraphs, NOTICE_TEXTS.openText(ticket.url)],
      input,
    ),
    page: {
      template: 'letter',
      brand,
      preheader: ticket.lines.findLast(({ preview }) => preview !== '')?.preview ?? paragraphs[0] ?? '',
      heading,
      title: ticket.title,
      letter: paragraphs.join('\n\n'),
      action: { label: NOTICE_TEXTS.open, url: ticket.url },
      footer: NOTICE_TEXTS.footer(settingsUrl),
      footerLink: { label: NOTICE_TEXTS.mute, url: muteUrl },
    },
  };
}

const ticketHeading = ({ number, title }: NoticedTicket): string => fullHeading(shortNumber(number), title);

/** The mail about all that is new for a person, ticket by ticket (D-132). */
export function composeDigestMail(input: DigestMailInput): MailContent & { readonly subject: string } {
  const { brand, tickets, others, settingsUrl, muteUrl, inboxUrl } = input;
  const { digest, digestOfArticles, digestHeading, moreTickets } = NOTICE_TEXTS;
  const more = tickets.length - LIMITS.ticketsOfDigest;
  const parts = tickets
    .slice(0, LIMITS.ticketsOfDigest)
    .flatMap((ticket) => [
      ticketHeading(ticket),
      ...noticeParagraphs(ticket.lines),
      NOTICE_TEXTS.openText(ticket.url),
    ]);
  const letter = [...parts, ...(more > 0 ? [moreTickets(more)] : []), ...noticeParagraphs(others)];
  return {
    subject: tickets.length === 0 ? digestOfArticles : digest(tickets.length),
    text: footed([digestHeading, ...letter], input),
    page: {
      template: 'letter',
      brand,
      preheader: letter[0] ?? '',
      heading: digestHeading,
      letter: letter.join('\n\n'),
      action: { label: NOTICE_TEXTS.openDigest, url: inboxUrl },
      footer: NOTICE_TEXTS.footer(settingsUrl),
      footerLink: { label: NOTICE_TEXTS.mute, url: muteUrl },
    },
  };
}
