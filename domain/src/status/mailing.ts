import type { Incident, IncidentUpdate } from '../entities/status-page';
import type { MailingOccasion, StatusMailing } from '../entities/status-subscriber';
import type { StatusContent } from './change-status';
import { isCalledOff, isOver, isUnderWay } from './component-state';

/** A mailing that a change of a status page causes. */
export interface PlannedMailing {
  readonly incidentId: string;
  /** '' for maintenance that begins or ends by itself */
  readonly updateId: string;
  readonly occasion: MailingOccasion;
  readonly title: string;
  /** milliseconds */
  readonly dueAt: number;
}

function occasionOf(incident: Incident, state: Incident['state']): MailingOccasion {
  const { updates, window } = incident;
  const isFirst = updates.length === 1;
  if (window !== null) {
    if (state === 'resolved') return isCalledOff(incident) ? 'calledOff' : 'ended';
    return isFirst ? 'planned' : 'updated';
  }
  if (state === 'resolved') return 'resolved';
  return isFirst ? 'opened' : 'updated';
}

/** The mailings that the latest update of an incident causes; planned maintenance is also mailed when it begins and ends. */
export function mailingsOf(incident: Incident, nowMs: number): PlannedMailing[] {
  const { id: incidentId, title, window, updates } = incident;
  const [latest] = updates;
  if (latest === undefined) return [];
  const about = { incidentId, title };
  const occasion = occasionOf(incident, latest.state);
  const now = { ...about, updateId: latest.id, occasion, dueAt: nowMs };
  if (occasion !== 'planned' || window === null) return [now];
  const byItself = [
    { ...about, updateId: '', occasion: 'begun', dueAt: window.startsAt },
    { ...about, updateId: '', occasion: 'ended', dueAt: window.endsAt },
  ] as const;
  return [now, ...byItself.filter(({ dueAt }) => dueAt > nowMs)];
}

/**
 * The mailing that the update before the latest one caused, which subscribers read first.
 * @returns undefined for the first update
 */
export function mailingBefore(incident: Incident): Omit<PlannedMailing, 'dueAt' | 'title'> | undefined {
  const earlier = { ...incident, updates: incident.updates.slice(1) };
  const [latest] = earlier.updates;
  if (latest === undefined) return undefined;
  return { incidentId: incident.id, updateId: latest.id, occasion: occasionOf(earlier, latest.state) };
}

/** What a mailing tells, as the page has it now. */
export interface Announcement {
  readonly incident: Incident;
  /** null for maintenance that begins or ends by itself */
  readonly update: IncidentUpdate | null;
  /** names of the components that are affected */
  readonly components: readonly string[];
}

/** Whether maintenance has begun or ended by itself, as was planned. */
function isStillTrue(incident: Incident, occasion: MailingOccasion, nowMs: number): boolean {
  if (occasion === 'begun') return isUnderWay(incident, nowMs);
  return occasion === 'ended' && incident.resolvedAt === null && isOver(incident, nowMs);
}

/** @returns undefined if nobody is to be mailed: the page is hidden, or what was planned did not come true */
export function announcementOf(
  { incident_id, update_id, occasion }: Pick<StatusMailing, 'incident_id' | 'update_id' | 'occasion'>,
  content: Pick<StatusContent, 'is_published' | 'incidents' | 'components'> | undefined,
  nowMs: number,
): Announcement | undefined {
  const incident = content?.incidents.find(({ id }) => id === incident_id);
  if (content?.is_published !== true || incident === undefined) return undefined;
  const update = incident.updates.find(({ id }) => id === update_id) ?? null;
  const isTold = update_id === '' ? isStillTrue(incident, occasion, nowMs) : update !== null;
  if (!isTold) return undefined;
  const affected = content.components.filter(({ id }) => incident.componentIds.includes(id));
  return { incident, update, components: affected.map(({ title }) => title) };
}
