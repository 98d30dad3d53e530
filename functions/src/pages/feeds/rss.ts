import { escapeHtml } from '@harborline/domain/html/escape';
import { oneLine } from '@harborline/domain/text/clip';

/** A text as XML may hold it: without control characters and halves of characters. */
const xmlText = (text: string): string => escapeHtml(oneLine(text).replace(/\p{Cs}/gu, ''));

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** An entry of a feed, in plain text. */
interface FeedItem {
  readonly title: string;
  /** absolute URL */
  readonly link: string;
  /** differs from that of every other entry */
  readonly guid: string;
  /** milliseconds */
  readonly at: number;
  readonly description: string;
}

interface Feed {
  readonly title: string;
  /** absolute URL of the page */
  readonly link: string;
  readonly description: string;
  /** in their order */
  readonly items: readonly FeedItem[];
}

const itemOf = ({ title, link, guid, at, description }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${xmlText(guid)}</guid>`,
    element('pubDate', new Date(at).toUTCString()),
    element('description', description),
    '</item>',
  ].join('');

/** A feed as RSS 2.0. */
export const rss = ({ title, link, description, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    ...items.map(itemOf),
    '</channel></rss>\n',
  ].join('');
