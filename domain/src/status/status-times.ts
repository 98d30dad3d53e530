import { STATUS_TEXTS } from '../texts/status';

/*
 * In English, as on all pages of visitors (S3-19), and in UTC, as the days of the figures are: the server and every
 * browser write the same.
 */
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const clockFormat = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' });

/** A day, such as November 23, 2026. */
export const dayText = (atMs: number): string => dateFormat.format(atMs);

/** Runtimes differ in the kind of space before AM and PM. */
const clockText = (atMs: number): string => clockFormat.format(atMs).replace(/\s/g, ' ');

/** A moment, such as November 23, 2026, 1:37 PM UTC. */
export const momentText = (atMs: number): string => STATUS_TEXTS.at(dayText(atMs), clockText(atMs));

/** The time between two moments, with the zone, and the date of one day, said once. */
export function windowText(fromMs: number, toMs: number): string {
  const [from, to] = [dayText(fromMs), dayText(toMs)];
  return STATUS_TEXTS.between(from, clockText(fromMs), to === from ? '' : to, clockText(toMs));
}
