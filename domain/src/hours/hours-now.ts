import type { Calendar } from './calendar';
import type { HoursNow } from './opening';
import { isOpen, nextClosing, nextOpening } from './working-time';

/** What a calendar means at a moment, in milliseconds since 1970. */
export function hoursNow(calendar: Calendar, nowMs: number): HoursNow {
  const isNow = isOpen(calendar, nowMs);
  return { isOpen: isNow, changesAtMs: (isNow ? nextClosing : nextOpening)(calendar, nowMs) };
}
