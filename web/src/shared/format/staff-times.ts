import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { daysBetween } from './days-between';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const dayFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const yearFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const absoluteFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const secondFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const clockFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Short age of a time: now, 5m, 3h, 2d, then the date. Both in milliseconds. */
export function relativeTime(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE_MS) return 'now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}m`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)}h`;
  if (age < 7 * DAY_MS) return `${Math.floor(age / DAY_MS)}d`;
  const isSameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (isSameYear ? dayFormat : yearFormat).format(at);
}

export function absoluteTime(at: Date): string {
  return absoluteFormat.format(at);
}

/** A time to the second, where minutes do not tell two apart. */
export const absoluteSecond = (at: Date): string => secondFormat.format(at);

/** A day with its year. */
export const absoluteDay = (at: Date): string => yearFormat.format(at);

export function clockTime(at: Date): string {
  return clockFormat.format(at);
}

/** Heading above the messages of one day. */
export function dayLabel(at: Date, now: Date): string {
  const days = daysBetween(at, now);
  if (days === 0) return KIT_TEXTS.today;
  if (days === 1) return KIT_TEXTS.yesterday;
  return (at.getFullYear() === now.getFullYear() ? dayFormat : yearFormat).format(at);
}
