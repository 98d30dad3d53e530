import type { TicketEvent } from '../entities/ticket-event';
import type { TimestampLike } from '../entities/timestamp';
import { type Clock, nextDue } from './clocks';

/** Events that announce a clock. */
export const ANNOUNCING_EVENTS = [
  'service-level-warned',
  'service-level-breached',
] as const satisfies readonly TicketEvent['kind'][];
export type AnnouncingKind = (typeof ANNOUNCING_EVENTS)[number];

/** What passed longer ago is news to nobody: after an outage, or for policies that begin to count old tickets. */
const NEWS_FOR_MS = 24 * 60 * 60 * 1_000;

/** Within this time of a change of policies, what passed before it is announced still. */
const SCHEDULE_MS = 2 * 60 * 1_000;

/** The time in milliseconds since 1970, and when a change of the policies has moved clocks last, if one has. */
export interface Moment {
  readonly nowMs: number;
  readonly movedAtMs?: number | undefined;
}

/** What passed before is not announced: it is no news, or only a change of the policies made it pass. */
const newsSince = ({ nowMs, movedAtMs = 0 }: Moment): number =>
  Math.max(nowMs - NEWS_FOR_MS, movedAtMs - SCHEDULE_MS);

/** One thing to announce: that three quarters of a target are used up, or all of it. */
export interface Announcement {
  readonly kind: AnnouncingKind;
  readonly clock: Clock;
  readonly atMs: number;
}

/** What the history says of announcements. */
export type Announced = Pick<TicketEvent, 'kind' | 'details'> & {
  readonly at: Pick<TimestampLike, 'toMillis'>;
};

/**
 * Whether a clock was announced, which is known by its kind and its beginning, at that time or later. One that is due later
 * than it was then, since it was paused or gets more time, is announced anew; one that is due sooner is not.
 */
const isAnnounced = (announced: readonly Announced[], { kind, clock, atMs }: Announcement): boolean =>
  announced.some(
    ({ kind: other, details, at }) =>
      other === kind &&
      details.clock === clock.kind &&
      details.started === String(clock.startedAtMs) &&
      at.toMillis() >= atMs,
  );

/** What is still to be announced of clocks that run, or have run out without an end, the earliest first. */
export function toAnnounce(
  clocks: readonly Clock[],
  announced: readonly Announced[],
  moment: Moment,
): Announcement[] {
  const sinceMs = newsSince(moment);
  const [warned, breached] = ANNOUNCING_EVENTS;
  return clocks
    .flatMap((clock): Announcement[] => {
      const { endedAtMs, dueAtMs, warnsAtMs } = clock;
      if (endedAtMs !== null || dueAtMs === null) return [];
      const breach = { kind: breached, clock, atMs: dueAtMs };
      // Nobody needs the warning once it has come true.
      if (warnsAtMs === null || dueAtMs <= moment.nowMs) return [breach];
      return [{ kind: warned, clock, atMs: warnsAtMs }, breach];
    })
    .filter((each) => each.atMs > sinceMs && !isAnnounced(announced, each))
    .toSorted((one, other) => one.atMs - other.atMs);
}

/** When a ticket is due, for lists and for the schedule; times in milliseconds since 1970. */
export interface DueTimes {
  readonly atMs: number;
  /** whether three quarters of the target are used up */
  readonly isSoon: boolean;
  /** null for nothing to announce */
  readonly nextAnnouncementAtMs: number | null;
}

/** When a ticket is due next; null if no clock runs. */
export function dueTimes(
  clocks: readonly Clock[],
  announced: readonly Announced[],
  moment: Moment,
): DueTimes | null {
  const next = nextDue(clocks);
  if (next === null || next.dueAtMs === null) return null;
  return {
    atMs: next.dueAtMs,
    isSoon: next.warnsAtMs !== null && next.warnsAtMs <= moment.nowMs,
    nextAnnouncementAtMs: toAnnounce(clocks, announced, moment)[0]?.atMs ?? null,
  };
}

/** How near a ticket is to its time. */
export type DueState = 'on-time' | 'soon' | 'overdue';

export function dueState({ atMs, isSoon }: Pick<DueTimes, 'atMs' | 'isSoon'>, nowMs: number): DueState {
  if (nowMs >= atMs) return 'overdue';
  return isSoon ? 'soon' : 'on-time';
}
