import { isWithinDomain } from '../help-center/within-domain';

/**
 * What the widget and the page around it tell each other (D-14, D-94). Both sides use this module, and either takes a
 * message only from the window and the origin that it expects. Each message is named by `harborline` and holds nothing
 * that is not listed here.
 */

/** From the widget to the page around it. */
export type FromWidget =
  /** its document listens */
  | { readonly harborline: 'ready' }
  /** the visitor closed it (S2.3-24); without anything else */
  | { readonly harborline: 'close' }
  /** the visitor agreed to show the page: it loads what records it (D-66) */
  | { readonly harborline: 'cobrowse' }
  /** the height its page wants, in CSS pixels */
  | { readonly harborline: 'size'; readonly amount: number }
  /** how many messages have come since the visitor closed it */
  | { readonly harborline: 'unread'; readonly amount: number }
  | CompactMessage;

/** Whether what shows is the compact toolbar, or a page that needs its full size (S2.3-23, S2.5-20). */
interface CompactMessage {
  readonly harborline: 'compact';
  readonly isCompact: boolean;
}

/** What a page already knows of its visitor, for the contact form. */
export interface Prefill {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** From the page around the widget to it. */
export type ToWidget =
  /** the page's address and title, first and after each change; loaders that pages still keep send no title */
  | { readonly harborline: 'page'; readonly url: string; readonly title: string }
  | ({ readonly harborline: 'prefill' } & Prefill)
  /** who the visitor is, as the library's server has signed it (D-88) */
  | { readonly harborline: 'identify'; readonly token: string }
  /** what the visitor did, and when; the last ten are told again to each document */
  | { readonly harborline: 'event'; readonly name: string; readonly at: number };

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> => Object(data);

/** A message that the loader takes, with what `FromWidget` lists for it; empty if it was none. */
interface ReadMessage {
  readonly harborline?: Exclude<FromWidget, CompactMessage>['harborline'];
  readonly amount?: number;
}

/** Reads a message of the widget. */
export function readFromWidget(data: unknown): ReadMessage {
  // Not by `fieldsOf`: every byte counts in the loader.
  const { harborline, amount, ...more } = Object(data);
  const isSound =
    harborline === 'ready' || harborline === 'close' || harborline === 'cobrowse'
      ? amount === undefined
      : (harborline === 'size' || harborline === 'unread') && typeof amount === 'number' && amount >= 0;
  return isSound && Object.keys(more).length === 0 ? Object(data) : {};
}

/** Reads the one message that the loader has no use for, and therefore no room; null if it is another. */
export function readCompact(data: unknown): CompactMessage | null {
  const fields = fieldsOf(data);
  const { harborline, isCompact } = fields;
  const isSound = Object.keys(fields).length === 2 && typeof isCompact === 'boolean';
  return isSound && harborline === 'compact' ? { harborline, isCompact } : null;
}

/** Longest text of a message, in UTF-16 units. */
export const LONGEST_BRIDGED_TEXT = 5_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_BRIDGED_TEXT;

const isOptionalText = (value: unknown): value is string | undefined => value === undefined || isText(value);

/** What a page knows may lack some of it. */
function readPrefill({
  harborline: _,
  name,
  email,
  message,
  ...more
}: ReturnType<typeof fieldsOf>): Prefill | null {
  const isOther = Object.keys(more).length > 0;
  if (isOther || !isOptionalText(name) || !isOptionalText(email) || !isOptionalText(message)) return null;
  return { name: name ?? '', email: email ?? '', message: message ?? '' };
}

/** The last time that the rules of the database take for one, in milliseconds: the year 3000. */
const LATEST_TIME = 32_503_680_000_000;

/** A time of the visitor's clock, in milliseconds. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= LATEST_TIME;

/** Reads a message of the page around the widget; null if it is none. */
export function readToWidget(data: unknown): ToWidget | null {
  const fields = fieldsOf(data);
  const { harborline, url, token, name, at, title = '' } = fields;
  const count = Object.keys(fields).length;
  const isPage = harborline === 'page' && count === ('title' in fields ? 3 : 2);
  // A long one is cut, not refused: whoever hears of no page shows no way to close.
  if (isPage && typeof url === 'string' && typeof title === 'string')
    return {
      harborline,
      url: url.slice(0, LONGEST_BRIDGED_TEXT),
      title: title.slice(0, LONGEST_BRIDGED_TEXT),
    };
  if (harborline === 'identify' && count === 2 && isText(token)) return { harborline, token };
  if (harborline === 'event' && count === 3 && isText(name) && isTime(at)) return { harborline, name, at };
  const known = harborline === 'prefill' ? readPrefill(fields) : null;
  return known && { harborline: 'prefill', ...known };
}

/**
 * Whether the widget may talk to a page around it: one of https on a domain of its library (D-14).
 * @param domains hosts of the library; '' is none
 */
export const mayTalkTo = ({ protocol, hostname }: URL, domains: readonly string[]): boolean =>
  protocol === 'https:' && domains.some((domain) => isWithinDomain(hostname, domain));
