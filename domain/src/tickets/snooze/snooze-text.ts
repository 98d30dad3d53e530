const DAY_MS = 24 * 60 * 60 * 1000;

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const soonFormat = new Intl.DateTimeFormat(undefined, { weekday: 'short', ...clock });
const dayFormat = new Intl.DateTimeFormat(undefined, {
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...clock,
});
const yearFormat = new Intl.DateTimeFormat(undefined, {
  ...{ year: 'numeric', day: 'numeric', month: 'short' },
  ...clock,
});

/** The nearest that a weekday alone could be taken for the same day of another week. */
const WEEKDAY_IS_CLEAR_MS = 6 * DAY_MS;

/** A time to snooze until as a person reads it, on their clock: its weekday within the week, its date otherwise. */
export function snoozeTimeText(at: Date, now: Date): string {
  const ahead = at.getTime() - now.getTime();
  if (ahead > 0 && ahead < WEEKDAY_IS_CLEAR_MS) return soonFormat.format(at);
  return (at.getFullYear() === now.getFullYear() ? dayFormat : yearFormat).format(at);
}
