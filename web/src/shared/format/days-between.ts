const DAY_MS = 24 * 60 * 60 * 1000;

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** How many calendar days lie between two times, by the clock of this browser: 0 on the same day, 1 since yesterday. */
export const daysBetween = (at: Date, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
