import type { Team } from '@harborline/domain/entities/teams';

/** The calendars that teams have of their own, by their refs: what due times go by, and not who is in a team. */
export const teamCalendars = (teams: readonly Team[]) =>
  teams
    .filter(({ calendar_ref }) => calendar_ref !== undefined)
    .map(({ ref, calendar_ref }) => [ref, calendar_ref])
    .toSorted();
