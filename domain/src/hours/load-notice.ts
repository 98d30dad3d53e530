import { auditChanges } from '../audit/audit-change';
import type { AuditChange } from '../entities/audit';
import type { VisitorHours } from '../entities/business-hours';
import { COUNTED_RULES, type CountedRule, type LoadNotice, type ShownNotice } from '../entities/load-notice';
import { dayAt } from '../predicate/times';
import type { Calendar } from './calendar';
import { hoursNow } from './hours-now';

/** What the rules of a notice look at. */
export interface Load {
  readonly waitingChats: number;
  readonly openTickets: number;
  /** what visitors read of the hours; null for none */
  readonly calendar: VisitorHours | null;
}

/** Whether a moment is closed on a holiday of the zone. A day with hours of its own is none. */
function isHolidayClosed({ timeZone, holidays, exceptions }: Calendar, nowMs: number): boolean {
  const today = dayAt(nowMs, timeZone);
  if (exceptions.some(({ date, intervals }) => date === today && intervals.length > 0)) return false;
  return holidays.some(({ date, isYearly }) =>
    isYearly ? date.slice(5) === today.slice(5) : date === today,
  );
}

/** What is shown because of a rule ends by itself if nothing looks at it any more; a look in its second half renews it. */
const LEASE_MS = 60 * 60 * 1000;
/** A count that once was above its limit counts as above it until it has fallen below this part of it. */
const HELD_PART = 0.8;

/** The counts that are above their limits, or were and have not fallen well below. */
const heldRules = (notice: LoadNotice, counts: Record<CountedRule, number>): CountedRule[] =>
  COUNTED_RULES.filter((rule) => {
    const limit = notice[rule];
    if (limit === 0) return false;
    return counts[rule] > limit || (notice.held.includes(rule) && counts[rule] >= limit * HELD_PART);
  });

/** What visitors are told, and why. */
interface InForce {
  /** null for nothing */
  readonly shown: ShownNotice | null;
  readonly held: CountedRule[];
}

/**
 * What visitors are told now. What a rule shows ends within the hour unless it is looked at again.
 * @param before what they were told until now; it stays as it is while only its end would move a little
 */
export function noticeInForce(
  notice: LoadNotice,
  load: Load,
  { nowMs, before }: { readonly nowMs: number; readonly before: ShownNotice | null },
): InForce {
  const { text, until } = notice;
  const held = heldRules(notice, { waiting_chats: load.waitingChats, open_tickets: load.openTickets });
  const isHoliday =
    notice.on_holidays &&
    load.calendar !== null &&
    isHolidayClosed(load.calendar, nowMs) &&
    !hoursNow(load.calendar, nowMs).isOpen;
  const isByHand = notice.is_on && (until === null || until > nowMs);
  if (held.length === 0 && !isHoliday) return { held, shown: isByHand ? { text, until } : null };
  if (isByHand && (until === null || until >= nowMs + LEASE_MS)) return { held, shown: { text, until } };
  const isRenewed = before?.text !== text || before.until === null || before.until > nowMs + LEASE_MS;
  const isHalfOver = !isRenewed && (before?.until ?? 0) <= nowMs + LEASE_MS / 2;
  const shown = isRenewed || isHalfOver || before === null ? { text, until: nowMs + LEASE_MS } : before;
  return { held, shown };
}

/** Whether a schedule must look at a notice: a rule may show it, or visitors see it. */
export const isWatched = (
  { waiting_chats, open_tickets, on_holidays }: Pick<LoadNotice, CountedRule | 'on_holidays'>,
  shown: ShownNotice | null,
): boolean => waiting_chats > 0 || open_tickets > 0 || on_holidays || shown !== null;

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
