import type {
  ComponentState,
  Incident,
  IncidentState,
  StateChange,
  StatusComponent,
  StatusGroup,
  StatusPage,
} from '../entities/status-page';
import { LIMITS } from '../limits';
import { isOver } from './component-state';
import { isRecentlyOver } from './recently-over';
import { DAY_MS, SHOWN_DAYS } from './uptime';

/** The part of a status page that changes with each of these operations. */
export type StatusContent = Pick<
  StatusPage,
  'groups' | 'components' | 'stateChanges' | 'incidents' | 'is_published'
>;

/** A state that is changed again within this time was a slip, and leaves nothing in the figures. */
const SLIP_MS = 60_000;

/** Why a change is refused. */
export type StatusRefusal = 'component-gone' | 'incident-gone' | 'incident-over' | 'too-much';

/** The content is the very object that was given if nothing changes. */
export type StatusResult =
  | { readonly isRefused: true; readonly reason: StatusRefusal }
  | { readonly isRefused: false; readonly content: StatusContent; readonly incident: Incident | null };

const refused = (reason: StatusRefusal): StatusResult => ({ isRefused: true, reason });
const changed = (content: StatusContent, incident: Incident | null = null): StatusResult => ({
  isRefused: false,
  content,
  incident,
});

/** A library's page before anything is set up. */
export const emptyStatus = (): StatusContent => ({
  is_published: false,
  groups: [],
  components: [],
  stateChanges: [],
  incidents: [],
});

/** Leaves out changes that no bar shows any more, but the last one before, which says how the first day began. */
function recentChanges(changes: readonly StateChange[], nowMs: number): StateChange[] {
  const from = nowMs - SHOWN_DAYS * DAY_MS;
  const isLastBefore = (change: StateChange, index: number) =>
    !changes.slice(index + 1).some(({ componentId, at }) => componentId === change.componentId && at < from);
  return changes.filter((change, index) => change.at >= from || isLastBefore(change, index));
}

/** The latest first; leaves out what has been over for long. The history keeps it. */
export function recentIncidents(incidents: readonly Incident[], nowMs: number): Incident[] {
  const isShown = (incident: Incident) => !isOver(incident, nowMs) || isRecentlyOver(incident, nowMs);
  return incidents.filter(isShown).toSorted((one, other) => other.startedAt - one.startedAt);
}

/** What is wanted of the states of components. */
export interface WantedState {
  readonly componentId: string;
  readonly state: ComponentState;
}

/** Sets states, and notes those that differ. */
export function withStates(
  content: StatusContent,
  wanted: readonly WantedState[],
  nowMs: number,
): StatusContent {
  const stateOf = new Map(wanted.map(({ componentId, state }) => [componentId, state]));
  const differing = content.components.filter(({ id, state }) => (stateOf.get(id) ?? state) !== state);
  const changes = differing.map(({ id, state }) => ({
    componentId: id,
    state: stateOf.get(id) ?? state,
    at: nowMs,
  }));
  return {
    ...content,
    components: content.components.map((one) => ({ ...one, state: stateOf.get(one.id) ?? one.state })),
    stateChanges: recentChanges([...content.stateChanges, ...changes], nowMs),
    incidents: recentIncidents(content.incidents, nowMs),
  };
}

const areKnown = ({ components }: StatusContent, ids: readonly string[]): boolean =>
  ids.every((wanted) => components.some(({ id }) => id === wanted));

/** The groups and components as staff arrange them. */
export interface StatusArrangement {
  readonly isPublished: boolean;
  readonly groups: readonly StatusGroup[];
  readonly components: readonly Pick<StatusComponent, 'id' | 'title' | 'description' | 'groupId'>[];
}

const ARRANGED_FIELDS: (keyof StatusContent | keyof StatusComponent)[] = [
  ...(['is_published', 'groups', 'components'] as const),
  ...(['id', 'title', 'description', 'groupId', 'state', 'createdAt'] as const),
];

/** What staff arrange, for a comparison. The database keeps fields in an order of its own, and a record has an id. */
const arrangedText = ({ is_published, groups, components }: StatusContent): string =>
  JSON.stringify({ is_published, groups, components }, ARRANGED_FIELDS);

/** Saves names, order and groups. Components that stay keep their state and their figures; those left out are gone. */
export function arrangeStatus(
  content: StatusContent,
  { isPublished, groups, components }: StatusArrangement,
  nowMs: number,
): StatusResult {
  const known = new Map(content.components.map((component) => [component.id, component]));
  const groupIds = new Set(groups.map(({ id }) => id));
  const arranged = components.map(
    (component): StatusComponent => ({
      ...component,
      groupId: groupIds.has(component.groupId) ? component.groupId : '',
      state: known.get(component.id)?.state ?? 'operational',
      createdAt: known.get(component.id)?.createdAt ?? nowMs,
    }),
  );
  const ids = new Set(arranged.map(({ id }) => id));
  const after: StatusContent = {
    is_published: isPublished,
    groups: [...groups],
    components: arranged,
    stateChanges: content.stateChanges.filter(({ componentId }) => ids.has(componentId)),
    incidents: recentIncidents(content.incidents, nowMs),
  };
  return changed(arrangedText(after) === arrangedText(content) ? content : after);
}

/** Takes back the last change of a component if it was a slip. */
function withoutSlip(content: StatusContent, componentId: string, nowMs: number): StatusContent {
  const isOwn = (change: StateChange) => change.componentId === componentId;
  const last = content.stateChanges.findLast(isOwn);
  if (last === undefined || nowMs - last.at >= SLIP_MS) return content;
  const stateChanges = content.stateChanges.filter((change) => change !== last);
  const state = stateChanges.findLast(isOwn)?.state ?? 'operational';
  const components = content.components.map((one) => (one.id === componentId ? { ...one, state } : one));
  return { ...content, components, stateChanges };
}

/** Sets the state of one component, without an incident. */
export function setComponentState(content: StatusContent, wanted: WantedState, nowMs: number): StatusResult {
  const component = content.components.find(({ id }) => id === wanted.componentId);
  if (component === undefined) return refused('component-gone');
  if (component.state === wanted.state) return changed(content);
  return changed(withStates(withoutSlip(content, wanted.componentId, nowMs), [wanted], nowMs));
}

/** What staff say of an incident that begins, or of planned maintenance. */
export interface OpenedIncident {
  readonly id: string;
  readonly title: string;
  readonly state: IncidentState;
  readonly text: string;
  readonly states: readonly WantedState[];
  readonly window: { readonly startsAt: number; readonly endsAt: number } | null;
}

/**
 * Opens an incident and sets the states of the components that it affects, or plans maintenance, which shows by itself
 * while its window lasts. One that is there already stays as it is, so a repeated request does no harm.
 */
export function openIncident(content: StatusContent, opened: OpenedIncident, nowMs: number): StatusResult {
  const { id, title, state, text, states, window } = opened;
  const componentIds = states.map(({ componentId }) => componentId);
  const known = content.incidents.find((incident) => incident.id === id);
  if (known) return changed(content, known);
  if (!areKnown(content, componentIds)) return refused('component-gone');
  const lasting = content.incidents.filter((incident) => !isOver(incident, nowMs));
  if (lasting.length >= LIMITS.openIncidents) return refused('too-much');
  const incident: Incident = {
    ...{ id, title, componentIds, state, window },
    startedAt: nowMs,
    resolvedAt: state === 'resolved' ? nowMs : null,
    updates: [{ id, state, text, at: nowMs }],
  };
  const affected = window === null && state !== 'resolved' ? states : [];
  const opening = { ...content, incidents: [incident, ...content.incidents] };
  return changed(withStates(opening, affected, nowMs), incident);
}

/** What staff say next of an incident. */
export interface PostedUpdate {
  readonly incidentId: string;
  readonly id: string;
  readonly state: IncidentState;
  readonly text: string;
  /** states of its components; once it is resolved, those that no other open incident affects are operational */
  readonly states: readonly WantedState[];
}

/** Components that become operational once an incident is resolved: those that no other open incident affects. */
export function releasedIds(
  { components, incidents }: Pick<StatusContent, 'components' | 'incidents'>,
  { id: resolvedId, componentIds }: Incident,
  nowMs: number,
): string[] {
  const others = incidents.filter(
    (other) => other.id !== resolvedId && other.window === null && !isOver(other, nowMs),
  );
  const held = new Set(others.flatMap((other) => other.componentIds));
  const present = new Set(components.map(({ id }) => id));
  return componentIds.filter((id) => present.has(id) && !held.has(id));
}

function nextStates(
  content: StatusContent,
  incident: Incident,
  { state, states }: PostedUpdate,
  nowMs: number,
): readonly WantedState[] {
  if (incident.window !== null) return [];
  if (state !== 'resolved') return states;
  const released = releasedIds(content, incident, nowMs);
  return released.map((componentId) => ({ componentId, state: 'operational' }));
}

/**
 * Adds an update to an incident. Resolving it sets its components operational, except those that another open incident
 * affects. A repeated update does no harm.
 */
export function postUpdate(content: StatusContent, posted: PostedUpdate, nowMs: number): StatusResult {
  const { incidentId, id, state, text, states } = posted;
  const incident = content.incidents.find((one) => one.id === incidentId);
  if (incident === undefined) return refused('incident-gone');
  if (incident.updates.some((update) => update.id === id)) return changed(content, incident);
  if (isOver(incident, nowMs)) return refused('incident-over');
  if (incident.updates.length >= LIMITS.incidentUpdates) return refused('too-much');
  const affected = states.map(({ componentId }) => componentId);
  if (!areKnown(content, affected)) return refused('component-gone');
  const next: Incident = {
    ...incident,
    state,
    componentIds: [...new Set([...incident.componentIds, ...affected])],
    resolvedAt: state === 'resolved' ? nowMs : null,
    updates: [{ id, state, text, at: nowMs }, ...incident.updates],
  };
  const incidents = content.incidents.map((one) => (one.id === incidentId ? next : one));
  const wanted = nextStates(content, next, posted, nowMs);
  return changed(withStates({ ...content, incidents }, wanted, nowMs), next);
}

/** The page with the incidents that only its history still has, for what reaches back further than the page. */
export function withPast(content: StatusContent, history: readonly Incident[]): StatusContent {
  const known = new Set(content.incidents.map(({ id }) => id));
  return { ...content, incidents: [...content.incidents, ...history.filter(({ id }) => !known.has(id))] };
}

/** Incidents with one of them as it is now, the latest first. */
export const withIncident = (incidents: readonly Incident[], incident: Incident): Incident[] =>
  [incident, ...incidents.filter(({ id }) => id !== incident.id)].toSorted(
    (one, other) => other.startedAt - one.startedAt,
  );
