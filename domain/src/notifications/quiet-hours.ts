import type { AgentNotifications, QuietHours } from '../entities/agent-notifications';
import { dayAt } from '../predicate/times';
import { isTimeZone } from '../text/zoned-time';
import { clockTime, dayAfter, minuteOfDayAt } from '../time/later-times';

/** When a person wants to be left alone, and when the digest comes. */
export type NotificationTimes = Pick<AgentNotifications, 'time_zone' | 'quiet' | 'digest_at'>;

/** Eight in the morning. */
export const DEFAULT_DIGEST_AT = 480;

/** As the editor of quiet hours begins: every night from eight to seven. */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 1_200, until: 420, days: [0, 1, 2, 3, 4, 5, 6] };

/** A week that is quiet throughout ends here, so that nothing waits for ever. */
const MOST_DAYS = 8;

const zoneOf = ({ time_zone = 'UTC' }: NotificationTimes): string =>
  isTimeZone(time_zone) ? time_zone : 'UTC';

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether quiet hours that begin at a time of the day have begun, or those of the day before not ended. */
function isQuietIn({ from, until, days }: QuietHours, day: string, minute: number): boolean {
  const isToday = days.includes(weekday(day)) && minute >= from;
  if (from < until) return isToday && minute < until;
  return isToday || (days.includes(weekday(dayAfter(day, -1))) && minute < until);
}

/** Whether a person has quiet hours at a moment, by the clocks of their own zone. */
export function isQuietAt(times: NotificationTimes, ms: number): boolean {
  if (times.quiet === undefined) return false;
  const zone = zoneOf(times);
  return isQuietIn(times.quiet, dayAt(ms, zone), minuteOfDayAt(ms, zone));
}

/** The next moment at which the clocks of a zone show a time of the day. @returns later than `afterMs` */
function nextClockTime(minute: number, afterMs: number, zone: string): number {
  const today = dayAt(afterMs, zone);
  const candidates = [0, 1, 2].map((days) => clockTime(dayAfter(today, days), minute, zone));
  return candidates.find((ms) => ms > afterMs) ?? afterMs;
}

/** When the quiet hours of a moment end, in milliseconds; the moment itself where there are none. */
export function quietUntil(times: NotificationTimes, ms: number): number {
  let end = ms;
  for (let days = 0; days < MOST_DAYS && times.quiet !== undefined && isQuietAt(times, end); days += 1)
    end = nextClockTime(times.quiet.until, end, zoneOf(times));
  return end;
}

/** When the next daily digest comes, never in quiet hours. */
export function nextDigestAt(times: NotificationTimes, ms: number): number {
  const { digest_at: minute = DEFAULT_DIGEST_AT } = times;
  return quietUntil(times, nextClockTime(minute, ms, zoneOf(times)));
}
