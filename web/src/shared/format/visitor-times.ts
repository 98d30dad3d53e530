import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { daysBetween } from './days-between';

/*
 * Public pages are written in English, and a library's translations look up that English text, even of dates (S3-19).
 * So dates are in English whatever the browser's language.
 */
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const yearFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const clockFormat = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const agoFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Heading above the messages of one day, in the words that the team reads above them. Times in milliseconds. */
export function dayText(atMs: number, nowMs: number): string {
  const [at, now] = [new Date(atMs), new Date(nowMs)];
  const days = daysBetween(at, now);
  if (days === 0) return CHAT_TEXTS.today;
  if (days === 1) return CHAT_TEXTS.yesterday;
  return (at.getFullYear() === now.getFullYear() ? dayFormat : yearFormat).format(at);
}

/** The time of day of a message. */
export const clockText = (atMs: number): string => clockFormat.format(atMs);

/** An age in minutes, hours or days: '5 minutes ago', 'yesterday'. */
export function agoText(ageMs: number): string {
  if (ageMs < HOUR_MS) return agoFormat.format(-Math.round(ageMs / MINUTE_MS), 'minute');
  if (ageMs < DAY_MS) return agoFormat.format(-Math.round(ageMs / HOUR_MS), 'hour');
  return agoFormat.format(-Math.round(ageMs / DAY_MS), 'day');
}
