import type { BusinessHoursAnswer } from '@harborline/domain/api/inbox/business-hours';
import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import type { Team } from '@harborline/domain/entities/teams';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import type { HoursStep } from './use-hours-changes';

/**
 * The hours to which a calendar that somebody edits is added: those of now, if a teammate has only changed other
 * calendars since the editor opened. Null if this very calendar has changed.
 * @param seen the hours when the editor opened
 */
export function baseOf(
  ref: string,
  seen: BusinessHoursAnswer,
  now: BusinessHoursAnswer,
): BusinessHoursAnswer | null {
  const wordsIn = ({ calendars }: BusinessHoursAnswer) =>
    JSON.stringify(calendars.find((calendar) => calendar.ref === ref));
  return wordsIn(seen) === wordsIn(now) ? now : null;
}

/** Puts a calendar into the place of its former self, or adds it. The first one is the default. */
export function saveStep(before: BusinessHoursAnswer, calendar: NamedCalendar): HoursStep {
  const others = before.calendars.filter(({ ref }) => ref !== calendar.ref);
  return {
    before,
    changes: {
      calendars: [...others, calendar],
      default_ref: before.default_ref === '' ? calendar.ref : before.default_ref,
    },
    text: BUSINESS_HOURS_TEXTS.saved(calendar.name),
  };
}

export const defaultStep = (before: BusinessHoursAnswer, { ref, name }: NamedCalendar): HoursStep => ({
  before,
  changes: { default_ref: ref },
  text: BUSINESS_HOURS_TEXTS.defaultSet(name),
  hasUndo: true,
});

/** The calendar that is the default once another one is gone; undefined if none is left. */
const nextDefault = (
  { calendars, default_ref }: BusinessHoursAnswer,
  removed: NamedCalendar,
): NamedCalendar | undefined => {
  const left = calendars.filter(({ ref }) => ref !== removed.ref);
  return left.find(({ ref }) => ref === default_ref) ?? left[0];
};

/** Takes a calendar away. Which teams had it is lost with it, so that taking that back is offered only if none did. */
export const removeStep = (
  before: BusinessHoursAnswer,
  calendar: NamedCalendar,
  teams: readonly string[],
): HoursStep => ({
  before,
  changes: {
    calendars: before.calendars.filter(({ ref }) => ref !== calendar.ref),
    default_ref: nextDefault(before, calendar)?.ref ?? '',
  },
  text: BUSINESS_HOURS_TEXTS.removed(calendar.name),
  hasUndo: teams.length === 0,
});

/** Names of the teams whose own calendar it is. */
export const teamsWith = (teams: readonly Team[], { ref }: NamedCalendar): readonly string[] =>
  teams.filter(({ calendar_ref }) => calendar_ref === ref).map(({ name }) => name);

/** What somebody should know before a calendar goes. */
export function removalText(
  hours: BusinessHoursAnswer,
  calendar: NamedCalendar,
  teams: readonly string[],
): string {
  const next = nextDefault(hours, calendar);
  const forVisitors =
    next === undefined ? BUSINESS_HOURS_TEXTS.removeLast : BUSINESS_HOURS_TEXTS.removeDefault(next.name);
  return [
    BUSINESS_HOURS_TEXTS.removeBody,
    ...(teams.length > 0 ? [BUSINESS_HOURS_TEXTS.removeUsed(teams)] : []),
    ...(calendar.ref === hours.default_ref ? [forVisitors] : []),
  ].join(' ');
}
