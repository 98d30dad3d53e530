/** What a calendar means for whoever asks now. Computed by `hours-now.ts`, which pages of visitors load late. */
export interface HoursNow {
  readonly isOpen: boolean;
  /** when that changes, in milliseconds since 1970; null if it does not within a year */
  readonly changesAtMs: number | null;
}

/** What is known of a library's hours: null for a library without any, 'unknown' while, or as far as, nothing computes them. */
export type KnownHours = HoursNow | 'unknown' | null;

/** When the team is back, in milliseconds since 1970; null while it is open, and if it is not within a year. */
export const opensAtMs = (hours: KnownHours): number | null =>
  hours === null || hours === 'unknown' || hours.isOpen ? null : hours.changesAtMs;
