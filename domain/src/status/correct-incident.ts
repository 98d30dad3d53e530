import type { Incident } from '../entities/status-page';
import { releasedIds, type StatusContent, type StatusResult, withStates } from './change-status';
import { isOver } from './component-state';

/** What staff put right of an incident or of maintenance that is on the page. What is not named stays. */
export interface Correction {
  readonly incidentId: string;
  readonly title: string;
  /** of updates, by their ids */
  readonly texts: readonly { readonly id: string; readonly text: string }[];
  /** components that it does not affect after all */
  readonly withoutIds: readonly string[];
  /** of maintenance; null leaves it as it is */
  readonly window: { readonly startsAt: number; readonly endsAt: number } | null;
}

/** Sets components operational that an incident held and holds no more, as resolving it does. */
function release(content: StatusContent, incident: Incident, nowMs: number): StatusContent {
  const isHolding = incident.window === null && !isOver(incident, nowMs);
  const released = isHolding ? releasedIds(content, incident, nowMs) : [];
  const wanted = released.map((componentId) => ({ componentId, state: 'operational' as const }));
  return withStates(content, wanted, nowMs);
}

function corrected(incident: Incident, { title, texts, withoutIds, window }: Correction): Incident {
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  return {
    ...incident,
    title,
    componentIds: incident.componentIds.filter((id) => !withoutIds.includes(id)),
    window: incident.window && { ...incident.window, ...window },
    updates: incident.updates.map((update) => ({ ...update, text: textOf.get(update.id) ?? update.text })),
  };
}

/** Whether two incidents that come from the same record say the same. */
const isSame = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts the words of an incident right, the components that it affects, and the window of maintenance that is not over.
 * Components that are taken out are operational, except those that another open incident affects.
 */
export function correctIncident(content: StatusContent, correction: Correction, nowMs: number): StatusResult {
  const incident = content.incidents.find(({ id }) => id === correction.incidentId);
  if (incident === undefined) return { isRefused: true, reason: 'incident-gone' };
  const next = corrected(incident, correction);
  if (isSame(next, incident)) return { isRefused: false, content, incident };
  if (!isSame(next.window, incident.window) && isOver(incident, nowMs)) {
    return { isRefused: true, reason: 'incident-over' };
  }
  const incidents = content.incidents.map((one) => (one.id === incident.id ? next : one));
  const componentIds = incident.componentIds.filter((id) => !next.componentIds.includes(id));
  const after = release({ ...content, incidents }, { ...incident, componentIds }, nowMs);
  return { isRefused: false, content: after, incident: next };
}

/**
 * Takes a mistaken report off the page. If it lasts, its components are operational, as if it was resolved; what bars
 * show of the time until then stays.
 * @returns the page without it, and the incident that is gone
 */
export function deleteIncident(content: StatusContent, incidentId: string, nowMs: number): StatusResult {
  const incident = content.incidents.find(({ id }) => id === incidentId);
  if (incident === undefined) return { isRefused: true, reason: 'incident-gone' };
  const incidents = content.incidents.filter(({ id }) => id !== incidentId);
  return { isRefused: false, content: release({ ...content, incidents }, incident, nowMs), incident };
}
