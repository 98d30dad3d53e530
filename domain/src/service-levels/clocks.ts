import type { ClockKind, PauseStatus } from '../entities/service-levels';
import { type Pace, reachedAt, runsOf, type Stretch } from './run-clock';
import { type StatusSpan, stretchesIn, type Wait } from './ticket-waits';

/** How much of its target a clock has counted when it warns. */
const WARNS_AT = 0.75;

const MINUTE_MS = 60_000;

/** What a policy asks of a ticket. */
export interface Terms {
  /** names of the policy and of the calendar whose working time counts, '' where every hour does */
  readonly policy: string;
  readonly calendar: string;
  /** minutes by clock; absent or 0 for no target */
  readonly targets: Readonly<Partial<Record<ClockKind, number>>>;
  readonly pace: Pace;
  /** statuses in which clocks are paused */
  readonly pauses: readonly PauseStatus[];
}

/** A ticket as its history tells it. */
export interface TicketStory {
  /** one after another, the first one from its beginning */
  readonly spans: readonly StatusSpan[];
  readonly waits: readonly Wait[];
}

/** One clock of a ticket; times in milliseconds since 1970. It follows from the history alone, whenever it is computed. */
export interface Clock extends Pick<Terms, 'policy' | 'calendar'> {
  readonly kind: ClockKind;
  readonly targetMs: number;
  readonly startedAtMs: number;
  /** null while it has not ended */
  readonly endedAtMs: number | null;
  /** since when it is paused; null if it is not */
  readonly pausedSinceMs: number | null;
  /** in which it counted */
  readonly runs: readonly Stretch[];
  /** when its target is, or was, used up, by what has happened so far; null while it is paused, ended in time, or never */
  readonly dueAtMs: number | null;
  /** the same for three quarters of it */
  readonly warnsAtMs: number | null;
}

interface Course {
  readonly kind: ClockKind;
  readonly stretch: Stretch;
  /** in which it is paused by whatever policy */
  readonly closed: readonly Stretch[];
}

/** From the beginning until the last closing; what lies between a closing and a reopening is paused. */
function resolution({ spans }: TicketStory): Stretch | null {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined) return null;
  return { fromMs: first.fromMs, toMs: last?.status === 'closed' ? last.fromMs : null };
}

const inOrder = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.toSorted((one, other) => one.fromMs - other.fromMs);

/** What the clocks of a ticket go by: every wait has one, and the whole has one. */
function coursesOf(story: TicketStory): Course[] {
  const closed = stretchesIn(story.spans, ['closed']);
  const whole = resolution(story);
  return [
    ...story.waits.map(
      (wait): Course => ({
        kind: wait.isFirst ? 'first_response' : 'next_response',
        stretch: wait,
        // What was written into a closed ticket waits at once.
        closed: closed.filter(({ fromMs }) => fromMs >= wait.fromMs),
      }),
    ),
    ...(whole === null
      ? []
      : [
          {
            kind: 'resolution' as const,
            stretch: whole,
            closed,
          },
        ]),
  ];
}

function clockOf({ kind, stretch, closed }: Course, spans: readonly StatusSpan[], terms: Terms): Clock {
  const { policy, calendar, pace, pauses, targets } = terms;
  const targetMs = (targets[kind] ?? 0) * MINUTE_MS;
  const runs = runsOf(stretch, inOrder([...stretchesIn(spans, pauses), ...closed]));
  const last = runs.at(-1);
  const isPaused = stretch.toMs === null && last?.toMs !== null;
  return {
    kind,
    policy,
    calendar,
    targetMs,
    runs,
    startedAtMs: stretch.fromMs,
    endedAtMs: stretch.toMs,
    pausedSinceMs: isPaused ? (last?.toMs ?? stretch.fromMs) : null,
    dueAtMs: reachedAt(runs, pace, targetMs),
    warnsAtMs: reachedAt(runs, pace, targetMs * WARNS_AT),
  };
}

/**
 * The clocks of a ticket that have a target, in the order in which they started.
 * @param termsAt what was asked of the ticket when a clock ended; null for what is asked now. It is null for nothing
 */
export const clocksOf = (story: TicketStory, termsAt: (endedAtMs: number | null) => Terms | null): Clock[] =>
  coursesOf(story)
    .flatMap((course) => {
      const terms = termsAt(course.stretch.toMs);
      return terms !== null && (terms.targets[course.kind] ?? 0) > 0
        ? clockOf(course, story.spans, terms)
        : [];
    })
    .toSorted((one, other) => one.startedAtMs - other.startedAtMs);

/** Whether a clock's target was missed before a moment. */
export const isMissed = ({ dueAtMs, endedAtMs }: Clock, nowMs: number): boolean =>
  dueAtMs !== null && dueAtMs < (endedAtMs ?? nowMs);

/** The clock that is due next: of those that run, or have run out without an end, the one whose time comes first. */
export function nextDue(clocks: readonly Clock[]): Clock | null {
  const running = clocks.filter(({ endedAtMs, dueAtMs }) => endedAtMs === null && dueAtMs !== null);
  const [first] = running.toSorted((one, other) => (one.dueAtMs ?? 0) - (other.dueAtMs ?? 0));
  return first ?? null;
}
