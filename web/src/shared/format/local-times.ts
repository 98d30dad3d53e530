const PARTS = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const plainFormat = new Intl.DateTimeFormat(undefined, PARTS);
const zonedFormat = new Intl.DateTimeFormat(undefined, { ...PARTS, timeZoneName: 'short' });

/** A time to come, with the zone it is given in. */
export const zonedTime = (at: Date): string => zonedFormat.format(at);

const weekdayFormat = new Intl.DateTimeFormat(undefined, {
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: 'numeric', minute: '2-digit' },
});
const yearlyFormat = new Intl.DateTimeFormat(undefined, { ...PARTS, weekday: 'short' });

/** A time soon to come, by its weekday; with the year if it is another one. */
export const weekdayTime = (at: Date): string =>
  (at.getFullYear() === new Date().getFullYear() ? weekdayFormat : yearlyFormat).format(at);

const zoneAt = (at: Date): string =>
  zonedFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The time between two moments. The date of one day is said once, and so is the zone, unless the clocks change. */
export function zonedRange(from: Date, to: Date): string {
  const zone = zoneAt(to);
  return zoneAt(from) === zone
    ? `${plainFormat.formatRange(from, to)} ${zone}`
    : zonedFormat.formatRange(from, to);
}

/** The zone in which this browser shows times, such as 'Europe/Berlin'. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const two = (value: number): string => String(value).padStart(2, '0');

const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** A time as a field of type `datetime-local` holds it; '' for none. */
export const toTimeField = (at: Date | null): string =>
  at === null ? '' : `${dayOf(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** A day as a field of type `date` holds it; '' for none. */
export const toDayField = (at: Date | null): string => (at === null ? '' : dayOf(at));

/** The time in a field, in this browser's zone; null if it is empty or no time. A day begins at midnight. */
export function fromField(value: string): Date | null {
  if (value === '') return null;
  const at = new Date(value.includes('T') ? value : `${value}T00:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The last moment of the day in a field, in this browser's zone; null if it is empty or no day. */
export function endOfDay(value: string): Date | null {
  const at = fromField(value);
  return at === null ? null : new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1, 0, 0, 0, -1);
}
