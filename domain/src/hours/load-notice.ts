import { auditChanges } from '../audit/audit-change';
import type { AuditChange } from '../entities/audit';
import type { LoadNotice, ShownNotice } from '../entities/load-notice';
import { dayAt } from '../predicate/times';
import type { Calendar } from './calendar';
import { isOpen } from './working-time';

/** What the rules of a notice look at. */
export interface Load {
  readonly waitingChats: number;
  readonly openTickets: number;
  /** the default calendar; null for none */
  readonly calendar: Calendar | null;
}

/** Whether a moment is closed on a holiday of the zone. A day with hours of its own is none. */
function isHolidayClosed({ timeZone, holidays, exceptions }: Calendar, nowMs: number): boolean {
  const today = dayAt(nowMs, timeZone);
  if (exceptions.some(({ date }) => date === today)) return false;
  return holidays.some(({ date, isYearly }) =>
    isYearly ? date.slice(5) === today.slice(5) : date === today,
  );
}

const isAbove = (limit: number, count: number): boolean => limit > 0 && count > limit;

/** What visitors are told now; null for nothing. What a rule shows has no end: it ends with what the rule looks at. */
export function noticeInForce(notice: LoadNotice, load: Load, nowMs: number): ShownNotice | null {
  const { text, until } = notice;
  const isHoliday =
    notice.on_holidays &&
    load.calendar !== null &&
    isHolidayClosed(load.calendar, nowMs) &&
    !isOpen(load.calendar, nowMs);
  const isRuled =
    isAbove(notice.waiting_chats, load.waitingChats) ||
    isAbove(notice.open_tickets, load.openTickets) ||
    isHoliday;
  if (isRuled) return { text, until: null };
  return notice.is_on && (until === null || until > nowMs) ? { text, until } : null;
}

const FIELDS = ['isOn', 'text', 'until', 'waitingChats', 'openTickets', 'onHolidays'].map(
  (name) => `loadNotice.${name}`,
);

const loggedAs = (notice: LoadNotice) => ({
  'loadNotice.isOn': notice.is_on,
  'loadNotice.text': notice.text,
  'loadNotice.until': notice.until === null ? '' : new Date(notice.until).toISOString(),
  'loadNotice.waitingChats': notice.waiting_chats || '',
  'loadNotice.openTickets': notice.open_tickets || '',
  'loadNotice.onHolidays': notice.on_holidays,
});

/** What changed of a notice, in the form that Team logs show. */
export const loadNoticeChanges = (before: LoadNotice, after: LoadNotice): AuditChange[] =>
  auditChanges(FIELDS, loggedAs(before), loggedAs(after));
