import type { Incident, IncidentUpdate } from '@harborline/domain/entities/status-page';
import type { Site } from '@harborline/domain/help-center/canonical-site';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { updateStateText } from '@harborline/domain/status/incident-words';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { rss } from './rss';

const MOST_ENTRIES = 50;

function entryTitle(incident: Incident, update: IncidentUpdate): string {
  const state = updateStateText(incident, update);
  return state === '' ? incident.title : `${incident.title} – ${state}`;
}

/** The updates of recent incidents as RSS 2.0, the latest first. @param company name of the library's company */
export function statusFeed(site: Site, company: string, incidents: readonly Incident[]): string {
  const link = site.origin + publicLinks(site.libraryKey).status();
  const items = incidents
    .flatMap((incident) => incident.updates.map((update) => ({ incident, update })))
    .toSorted((one, other) => other.update.at - one.update.at)
    .slice(0, MOST_ENTRIES)
    .map(({ incident, update }) => ({
      title: entryTitle(incident, update),
      link,
      guid: `${incident.id}/${update.id}`,
      at: update.at,
      description: update.text,
    }));
  return rss({
    title: STATUS_TEXTS.feedTitle(company),
    link,
    description: STATUS_TEXTS.description(company),
    items,
  });
}
