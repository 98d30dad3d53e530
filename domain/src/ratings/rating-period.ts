import { DURATIONS } from '../limits';

export interface RatedAt {
  /** when the answer was written, in milliseconds since 1970 */
  readonly answeredAtMs: number;
  /** when it was first rated, null before */
  readonly ratedAtMs: number | null;
}

/** Whether an answer can be rated: for 60 days, and its rating changed for 7 (D-06). */
export function isRatingOpen({ answeredAtMs, ratedAtMs }: RatedAt, nowMs: number): boolean {
  return ratedAtMs === null
    ? nowMs - answeredAtMs < DURATIONS.ratingOpenMs
    : nowMs - ratedAtMs < DURATIONS.ratingChangeableMs;
}
