import type { ComponentState, Incident, StatusComponent } from '../entities/status-page';

/** In the order of `COMPONENT_STATES`, which visitors' pages do without: the schema library would come with it. */
const SEVERITIES: Readonly<Record<ComponentState, number>> = {
  operational: 0,
  maintenance: 1,
  degraded: 2,
  partialOutage: 3,
  majorOutage: 4,
};

const severityOf = (state: ComponentState): number => SEVERITIES[state];

/** The worst of some states; operational without any. */
export const worstState = (states: Iterable<ComponentState>): ComponentState =>
  [...states].reduce(
    (worst, state) => (severityOf(state) > severityOf(worst) ? state : worst),
    'operational',
  );

/** When an incident begins, or the window of maintenance, in milliseconds. Maintenance is announced before that. */
export const beginningOf = ({ window, startedAt }: Pick<Incident, 'window' | 'startedAt'>): number =>
  window?.startsAt ?? startedAt;

/** Whether planned maintenance is under way. */
export const isUnderWay = ({ window, resolvedAt }: Incident, nowMs: number): boolean =>
  window !== null && resolvedAt === null && window.startsAt <= nowMs && nowMs < window.endsAt;

/** Whether planned maintenance has not begun. */
export const isPlanned = ({ window, resolvedAt }: Incident, nowMs: number): boolean =>
  window !== null && resolvedAt === null && nowMs < window.startsAt;

/** Whether planned maintenance was called off: somebody ended it before it began. */
export const isCalledOff = ({ window, resolvedAt }: Pick<Incident, 'window' | 'resolvedAt'>): boolean =>
  window !== null && resolvedAt !== null && resolvedAt < window.startsAt;

/** Whether an incident, or maintenance, is over. Maintenance ends with its window, also if nobody says so. */
export const isOver = ({ window, resolvedAt }: Incident, nowMs: number): boolean =>
  resolvedAt !== null || (window !== null && nowMs >= window.endsAt);

/** The state that a component shows: its own, or maintenance that is under way if that is worse. */
export function shownState(
  { id, state }: StatusComponent,
  incidents: readonly Incident[],
  nowMs: number,
): ComponentState {
  const isMaintained = incidents.some(
    (incident) => isUnderWay(incident, nowMs) && incident.componentIds.includes(id),
  );
  return worstState([state, isMaintained ? 'maintenance' : 'operational']);
}

interface ShownComponents {
  readonly components: readonly StatusComponent[];
  readonly incidents: readonly Incident[];
}

/** The state of all components together: the worst of them. */
export const overallState = ({ components, incidents }: ShownComponents, nowMs: number): ComponentState =>
  worstState(components.map((component) => shownState(component, incidents, nowMs)));
