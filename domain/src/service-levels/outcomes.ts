import type { ClockKind } from '../entities/service-levels';
import { type Clock, isMissed } from './clocks';
import type { TicketPromise } from './ticket-clocks';

/** What became of some clocks. */
export interface Outcomes {
  readonly met: number;
  readonly missed: number;
  readonly running: number;
}

export type CountedOutcomes = Readonly<Record<ClockKind, Outcomes>> & {
  /** tickets that no policy is for */
  readonly without_policy: number;
};

function outcomesOf(clocks: readonly Clock[], nowMs: number): Outcomes {
  const missed = clocks.filter((clock) => isMissed(clock, nowMs)).length;
  const met = clocks.filter((clock) => clock.endedAtMs !== null && !isMissed(clock, nowMs)).length;
  return { met, missed, running: clocks.length - met - missed };
}

/** What became of the clocks of some tickets by a moment. @param promises null for a ticket that no policy is for */
export function countOutcomes(promises: readonly (TicketPromise | null)[], nowMs: number): CountedOutcomes {
  const clocks = promises.flatMap((promise) => promise?.clocks ?? []);
  const of = (kind: ClockKind): Outcomes =>
    outcomesOf(
      clocks.filter((clock) => clock.kind === kind),
      nowMs,
    );
  return {
    without_policy: promises.filter((promise) => (promise?.policy ?? null) === null).length,
    first_response: of('first_response'),
    next_response: of('next_response'),
    resolution: of('resolution'),
  };
}
