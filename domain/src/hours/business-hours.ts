import { auditChanges } from '../audit/audit-change';
import type { AuditChange } from '../entities/audit';
import type { BusinessHours, NamedCalendar, VisitorHours } from '../entities/business-hours';
import type { Team } from '../entities/teams';
import { BUSINESS_HOURS_TEXTS } from '../texts/business-hours';
import { intervalsText, weekText } from './words';

/** The calendar that counts where none is named; undefined for a library without any. */
const defaultCalendar = ({ calendars, default_ref }: BusinessHours): NamedCalendar | undefined =>
  calendars.find(({ ref }) => ref === default_ref);

/** The calendar of a team: its own, or the default one if it has none or its own is gone. */
export const calendarOf = (
  hours: BusinessHours,
  calendarRef: string | undefined,
): NamedCalendar | undefined =>
  hours.calendars.find(({ ref }) => ref === calendarRef) ?? defaultCalendar(hours);

const DAY_MS = 86_400_000;
/** Somewhere it is still yesterday, and hours of the day before may last until today. */
const LASTING_DAYS = 2;

/** A calendar as visitors need it: without names, and without single days that are over. */
function forVisitors({ timeZone, weekly, holidays, exceptions }: NamedCalendar, nowMs: number) {
  const first = new Date(nowMs - LASTING_DAYS * DAY_MS).toISOString().slice(0, 10);
  return {
    ...{ timeZone, weekly },
    exceptions: exceptions.filter(({ date }) => date >= first),
    holidays: holidays
      .filter(({ date, isYearly }) => isYearly || date >= first)
      .map(({ date, isYearly }) => ({ date, isYearly })),
  };
}

/**
 * What visitors read of a library's hours: the default calendar, and those of the teams that have people, as far as it is still
 * to come. Null for a library without any.
 */
export function visitorHours(
  hours: BusinessHours,
  teams: readonly Team[],
  nowMs: number,
): VisitorHours | null {
  const calendar = defaultCalendar(hours);
  if (calendar === undefined) return null;
  const used = new Set(teams.filter((team) => team.member_uids.length > 0).map((team) => team.calendar_ref));
  const ofTeams = hours.calendars
    .filter((one) => one !== calendar && used.has(one.ref))
    .map((one) => forVisitors(one, nowMs));
  return { ...forVisitors(calendar, nowMs), ...(ofTeams.length > 0 && { ofTeams }) };
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
