import type { Incident } from '@harborline/domain/entities/status-page';
import type { Site } from '@harborline/domain/help-center/canonical-site';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { escapeHtml } from '@harborline/domain/html/escape';
import { oneLine } from '@harborline/domain/text/clip';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';

const MOST_ENTRIES = 50;

/** A text as XML may hold it: without control characters and halves of characters. */
const xmlText = (text: string): string => escapeHtml(oneLine(text).replace(/\p{Cs}/gu, ''));

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

interface Entry {
  readonly incident: Incident;
  readonly update: Incident['updates'][number];
}

const entryOf = ({ incident, update }: Entry, address: string): string =>
  [
    '<item>',
    element('title', `${incident.title} – ${STATUS_TEXTS.incidentStates[update.state]}`),
    element('link', address),
    `<guid isPermaLink="false">${xmlText(`${incident.id}/${update.id}`)}</guid>`,
    element('pubDate', new Date(update.at).toUTCString()),
    element('description', update.text),
    '</item>',
  ].join('');

/** The updates of recent incidents as RSS 2.0, the latest first. @param company name of the library's company */
export function statusFeed(site: Site, company: string, incidents: readonly Incident[]): string {
  const address = site.origin + publicLinks(site.libraryKey).status();
  const entries = incidents
    .flatMap((incident) => incident.updates.map((update) => ({ incident, update })))
    .toSorted((one, other) => other.update.at - one.update.at)
    .slice(0, MOST_ENTRIES);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>',
    element('title', STATUS_TEXTS.feedTitle(company)),
    element('link', address),
    element('description', STATUS_TEXTS.description(company)),
    ...entries.map((entry) => entryOf(entry, address)),
    '</channel></rss>\n',
  ].join('');
}
