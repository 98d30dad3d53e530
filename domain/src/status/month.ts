import type { Incident, StatusComponent } from '../entities/status-page';
import { beginningOf, isPlanned } from './component-state';

/** The query parameter that names the month of a history. */
export const MONTH_PARAMETER = 'month';

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const FIRST_YEAR = 2020;
const LAST_YEAR = 2199;

/** The month of a moment in UTC, such as 2026-11. */
export const monthOf = (ms: number): string => new Date(ms).toISOString().slice(0, 7);

/** Whether a text names a month that a history can have. */
export function isMonth(text: string): boolean {
  const year = Number(MONTH.exec(text)?.[1]);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The month some months after another. */
export function monthAfter(month: string, count: number): string {
  const [, year = '', number = ''] = MONTH.exec(month) ?? [];
  return monthOf(Date.UTC(Number(year), Number(number) - 1 + count, 1));
}

/** Whether a history can have incidents of a month. */
export const isPast = (month: string, nowMs: number): boolean => isMonth(month) && month <= monthOf(nowMs);

/** The month that an address names, or the present one if it names none that a history can have. */
export function historyMonth(search: string, nowMs: number): string {
  const named = new URLSearchParams(search).get(MONTH_PARAMETER) ?? '';
  return isPast(named, nowMs) ? named : monthOf(nowMs);
}

/** The incidents that began in a month, and maintenance whose window has begun in it: the latest first. */
export const incidentsOfMonth = (incidents: readonly Incident[], month: string, nowMs: number): Incident[] =>
  incidents
    .filter((incident) => monthOf(beginningOf(incident)) === month && !isPlanned(incident, nowMs))
    .toSorted((one, other) => beginningOf(other) - beginningOf(one));

/** Whether a month was over before a page had its first component, so that nothing can be known of it. */
export const isBeforeRecords = (
  components: readonly Pick<StatusComponent, 'createdAt'>[],
  month: string,
): boolean =>
  components.length > 0 && month < monthOf(Math.min(...components.map(({ createdAt }) => createdAt)));
