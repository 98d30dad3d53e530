import type { TicketEvent } from '../entities/ticket-event';
import { type Clock, nextDue } from './clocks';

/** Events that announce a clock. */
export const ANNOUNCING_EVENTS = [
  'service-level-warned',
  'service-level-breached',
] as const satisfies readonly TicketEvent['kind'][];
export type AnnouncingKind = (typeof ANNOUNCING_EVENTS)[number];

/** What passed longer ago is news to nobody: after an outage, or for policies that begin to count old tickets. */
const NEWS_FOR_MS = 24 * 60 * 60 * 1_000;

/** One thing to announce: that three quarters of a target are used up, or all of it. */
export interface Announcement {
  readonly kind: AnnouncingKind;
  readonly clock: Clock;
  readonly atMs: number;
}

type Told = Pick<TicketEvent, 'kind' | 'details'>;

/** Whether a clock was announced: it is the same as long as it began then, with that target. */
const isTold = (told: readonly Told[], kind: AnnouncingKind, { kind: clock, startedAtMs, targetMs }: Clock) =>
  told.some(
    (event) =>
      event.kind === kind &&
      event.details.clock === clock &&
      event.details.started === String(startedAtMs) &&
      event.details.target === String(targetMs),
  );

/** What is still to be announced of clocks that run, or have run out without an end, the earliest first. */
export function toAnnounce(clocks: readonly Clock[], told: readonly Told[], nowMs: number): Announcement[] {
  const [warned, breached] = ANNOUNCING_EVENTS;
  return clocks
    .flatMap((clock): Announcement[] => {
      const { endedAtMs, dueAtMs, warnsAtMs } = clock;
      if (endedAtMs !== null || dueAtMs === null || isTold(told, breached, clock)) return [];
      const breach = { kind: breached, clock, atMs: dueAtMs };
      // Nobody needs the warning once it has come true.
      if (warnsAtMs === null || dueAtMs <= nowMs || isTold(told, warned, clock)) return [breach];
      return [{ kind: warned, clock, atMs: warnsAtMs }, breach];
    })
    .filter(({ atMs }) => atMs > nowMs - NEWS_FOR_MS)
    .toSorted((one, other) => one.atMs - other.atMs);
}

/** What a ticket's document holds, for lists and for the schedule; times in milliseconds since 1970. */
export interface DueTimes {
  readonly atMs: number;
  readonly warnsAtMs: number;
  /** when the schedule has something to announce; null for nothing */
  readonly tellsAtMs: number | null;
}

/** When a ticket is due next; null if no clock runs. */
export function dueTimes(clocks: readonly Clock[], told: readonly Told[], nowMs: number): DueTimes | null {
  const next = nextDue(clocks);
  if (next === null || next.dueAtMs === null) return null;
  return {
    atMs: next.dueAtMs,
    warnsAtMs: next.warnsAtMs ?? next.dueAtMs,
    tellsAtMs: toAnnounce(clocks, told, nowMs)[0]?.atMs ?? null,
  };
}

/** How near a ticket is to its time. */
export type DueState = 'on-time' | 'soon' | 'overdue';

export function dueState({ atMs, warnsAtMs }: Pick<DueTimes, 'atMs' | 'warnsAtMs'>, nowMs: number): DueState {
  if (nowMs >= atMs) return 'overdue';
  return nowMs >= warnsAtMs ? 'soon' : 'on-time';
}
