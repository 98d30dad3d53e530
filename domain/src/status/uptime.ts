import type { ComponentState, StateChange, StatusComponent } from '../entities/status-page';
import { worstState } from './component-state';

export const DAY_MS = 24 * 60 * 60_000;
/** Days that the bars of a component show. */
export const SHOWN_DAYS = 90;

/** How much of its time a state counts as down. A partial outage counts a third: most customers are not affected. */
const DOWN_PART: Readonly<Record<ComponentState, number>> = {
  operational: 0,
  maintenance: 0,
  degraded: 0,
  partialOutage: 1 / 3,
  majorOutage: 1,
};

/** A component on one day, in UTC. */
export interface StatusDay {
  /** milliseconds of its beginning */
  readonly startsAt: number;
  /** the worst of the day; null before the component was there */
  readonly state: ComponentState | null;
  /** milliseconds that count as down */
  readonly downMs: number;
}

/** A state and the time for which it lasted, up to now. */
interface Span {
  readonly state: ComponentState;
  readonly from: number;
  readonly to: number;
}

const startOfDay = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;

function spansOf({ id, createdAt }: StatusComponent, changes: readonly StateChange[], nowMs: number): Span[] {
  const own = changes.filter(({ componentId }) => componentId === id);
  const first: StateChange = { componentId: id, state: 'operational', at: createdAt };
  const all = own[0] === undefined || own[0].at > createdAt ? [first, ...own] : own;
  return all
    .map(({ state, at }, index) => ({
      state,
      from: Math.max(at, createdAt),
      to: all[index + 1]?.at ?? nowMs,
    }))
    .filter(({ from, to }) => to > from);
}

function dayOf(startsAt: number, spans: readonly Span[]): StatusDay {
  const within = spans
    .map(({ state, from, to }) => ({
      state,
      lastsMs: Math.min(to, startsAt + DAY_MS) - Math.max(from, startsAt),
    }))
    .filter(({ lastsMs }) => lastsMs > 0);
  return {
    startsAt,
    state: within.length === 0 ? null : worstState(within.map(({ state }) => state)),
    downMs: within.reduce((sum, { state, lastsMs }) => sum + lastsMs * DOWN_PART[state], 0),
  };
}

/** The last 90 days of a component, today last. @param changes of all components, in the order of their times */
export function statusDays(
  component: StatusComponent,
  changes: readonly StateChange[],
  nowMs: number,
): StatusDay[] {
  const spans = spansOf(component, changes, nowMs);
  const today = startOfDay(nowMs);
  return Array.from({ length: SHOWN_DAYS }, (_, index) =>
    dayOf(today - (SHOWN_DAYS - 1 - index) * DAY_MS, spans),
  );
}

/** The part of the last 90 days for which a component was up, from 0 to 1; 1 for one that was just made. */
export function uptime(component: StatusComponent, changes: readonly StateChange[], nowMs: number): number {
  const from = Math.max(component.createdAt, startOfDay(nowMs) - (SHOWN_DAYS - 1) * DAY_MS);
  if (nowMs <= from) return 1;
  const downMs = statusDays(component, changes, nowMs).reduce((sum, day) => sum + day.downMs, 0);
  return 1 - downMs / (nowMs - from);
}

/** Uptime as a percentage with two decimals, rounded down: 100 only where nothing was down. */
export const uptimePercent = (part: number): string => (Math.floor(part * 10_000) / 100).toFixed(2);
