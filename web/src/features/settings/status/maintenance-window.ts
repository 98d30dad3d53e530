import { isPlausibleTime } from '@harborline/domain/status/plausible-time';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { zonedRange } from '../../../shared/format/local-times';

const MINUTE_MS = 60_000;
/** From the largest, in minutes. */
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A duration in days, hours and minutes, without those that are 0. */
export function durationWords(ms: number): string {
  let rest = Math.round(ms / MINUTE_MS);
  const words: string[] = [];
  for (const [unit, minutes] of UNITS) {
    const count = Math.floor(rest / minutes);
    rest -= count * minutes;
    const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
    if (count > 0) words.push(format.format(count));
  }
  return words.join(' ');
}

export interface MaintenanceWindow {
  /** milliseconds */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** When maintenance begins and ends, with the zone, and how long it lasts. */
export const windowWords = ({ startsAt, endsAt }: MaintenanceWindow): string =>
  STATUS_SETTINGS_TEXTS.windowWords(
    zonedRange(new Date(startsAt), new Date(endsAt)),
    durationWords(endsAt - startsAt),
  );

/** Why maintenance cannot have this window; null is one that is not complete. */
export function windowFault(window: MaintenanceWindow | null, nowMs: number): string | undefined {
  if (window === null) return undefined;
  if (!isPlausibleTime(window.startsAt) || !isPlausibleTime(window.endsAt))
    return STATUS_SETTINGS_TEXTS.implausibleTime;
  if (window.endsAt <= window.startsAt) return STATUS_SETTINGS_TEXTS.endsBeforeStart;
  return window.endsAt <= nowMs ? STATUS_SETTINGS_TEXTS.endsInPast : undefined;
}
