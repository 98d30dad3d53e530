import type { Incident, IncidentUpdate } from '../entities/status-page';
import { escapeHtml, textToHtml } from '../html/escape';
import { LIMITS } from '../limits';
import { HELP_CENTER_TEXTS } from '../texts/help-center';
import { STATUS_TEXTS } from '../texts/status';
import { type OpenedIncident, type StatusContent, type StatusResult, withIncident } from './change-status';
import { momentText } from './status-times';

/** Whether an incident may have a news flash: maintenance is told on the status page alone, and what is over to nobody. */
export const mayGetNewsFlash = ({ window, state }: Pick<OpenedIncident, 'window' | 'state'>): boolean =>
  window === null && state !== 'resolved';

const htmlOf = ({ state, text, at }: IncidentUpdate): string =>
  `<p><strong>${STATUS_TEXTS.incidentStates[state]}</strong> · ${momentText(at)}</p>${textToHtml(text)}`;

const linkTo = (statusUrl: string): string =>
  statusUrl === '' ? '' : `<p><a href="${escapeHtml(statusUrl)}">${HELP_CENTER_TEXTS.seeStatus}</a></p>`;

/**
 * The text of the news flash of an incident that begins, or has updates already: the latest first.
 * @param statusUrl address of the status page, to which it links; '' while visitors cannot see it
 */
export const incidentNewsHtml = ({ updates }: Incident, statusUrl = ''): string =>
  updates.map(htmlOf).join('') + linkTo(statusUrl);

/**
 * The text of an incident's news flash with its latest update in front. What staff have changed in the text by hand
 * stays; where there is no room for another update, the text stays as it is.
 */
export function withLatestUpdate(content: string, { updates }: Incident): string {
  const longer = `${updates.slice(0, 1).map(htmlOf).join('')}${content}`;
  return longer.length > LIMITS.articleContent ? content : longer;
}

/** What a news flash, or its draft, says. */
export interface Said {
  readonly newsFlash_title: string;
  readonly newsFlash_content: string;
}

/** What the news flash of a corrected incident says. What staff have changed in it by hand stays. */
export function withCorrection(said: Said, before: Incident, after: Incident): Said {
  const { newsFlash_title, newsFlash_content } = said;
  const textOf = new Map(after.updates.map((update) => [update.id, htmlOf(update)]));
  const longer = before.updates.reduce((html, update) => {
    const old = htmlOf(update);
    return html.replace(old, () => textOf.get(update.id) ?? old);
  }, newsFlash_content);
  return {
    newsFlash_title: newsFlash_title === before.title ? after.title : newsFlash_title,
    newsFlash_content: longer.length > LIMITS.articleContent ? newsFlash_content : longer,
  };
}

/** The page with an incident that a news flash tells of. @param newsFlashId '' for none any more */
export function withNewsOf(content: StatusContent, incident: Incident, newsFlashId: string): StatusContent {
  return { ...content, incidents: withIncident(content.incidents, { ...incident, newsFlashId }) };
}

/** Leaves a news flash to itself: it stays as it is, and updates do not change it any more. */
export function unlinkNews(content: StatusContent, incidentId: string): StatusResult {
  const incident = content.incidents.find(({ id }) => id === incidentId);
  if (incident === undefined) return { isRefused: true, reason: 'incident-gone' };
  if ((incident.newsFlashId ?? '') === '') return { isRefused: false, content, incident };
  const unlinked = { ...incident, newsFlashId: '' };
  return { isRefused: false, content: withNewsOf(content, incident, ''), incident: unlinked };
}
