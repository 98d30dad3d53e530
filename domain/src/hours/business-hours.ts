import { auditChanges } from '../audit/audit-change';
import type { AuditChange } from '../entities/audit';
import type { BusinessHours, NamedCalendar, VisitorHours } from '../entities/business-hours';
import { BUSINESS_HOURS_TEXTS } from '../texts/business-hours';
import { intervalsText, weekText } from './words';

/** The calendar that counts where none is named; undefined for a library without any. */
const defaultCalendar = ({ calendars, default_ref }: BusinessHours): NamedCalendar | undefined =>
  calendars.find(({ ref }) => ref === default_ref);

/** What visitors read of a library's hours; null for a library without any. */
export function visitorHours(hours: BusinessHours): VisitorHours | null {
  const calendar = defaultCalendar(hours);
  if (calendar === undefined) return null;
  const { timeZone, weekly, exceptions } = calendar;
  const holidays = calendar.holidays.map(({ date, isYearly }) => ({ date, isYearly }));
  return { timeZone, weekly, holidays, exceptions };
}

const FIELDS = ['zones', 'default', 'weekly', 'holidays', 'exceptions'].map(
  (name) => `businessHours.${name}`,
);

/** What a part of each calendar is, with the calendar's name before it; none of those where it is empty. */
const partsOf = (calendars: readonly NamedCalendar[], textOf: (calendar: NamedCalendar) => string): string =>
  calendars
    .map((calendar) => ({ name: calendar.name, text: textOf(calendar) }))
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${name}: ${text}`)
    .join('. ');

function loggedAs(hours: BusinessHours): Record<string, string> {
  const { calendars } = hours;
  return {
    'businessHours.zones': partsOf(calendars, ({ timeZone }) => timeZone),
    'businessHours.default': defaultCalendar(hours)?.name ?? '',
    'businessHours.weekly': partsOf(calendars, weekText),
    'businessHours.holidays': partsOf(calendars, ({ holidays }) =>
      holidays
        .map(
          ({ date, name, isYearly }) => `${name} ${date}${isYearly ? BUSINESS_HOURS_TEXTS.loggedYearly : ''}`,
        )
        .join(', '),
    ),
    'businessHours.exceptions': partsOf(calendars, ({ exceptions }) =>
      exceptions.map(({ date, intervals }) => `${date} ${intervalsText(intervals)}`).join(', '),
    ),
  };
}

/** What changed of a library's hours, in the form that Team logs show. */
export const businessHoursChanges = (before: BusinessHours, after: BusinessHours): AuditChange[] =>
  auditChanges(FIELDS, loggedAs(before), loggedAs(after));
