import type { AutomationSubject } from '@harborline/domain/automations/catalogue';
import type { BusinessHours } from '@harborline/domain/entities/business-hours';
import type { Team } from '@harborline/domain/entities/teams';
import type { EventCause } from '@harborline/domain/entities/workflow-run';
import { calendarOf } from '@harborline/domain/hours/business-hours';
import { isOpen } from '@harborline/domain/hours/working-time';
import { asksFor, type Predicate } from '@harborline/domain/predicate/predicate';
import type { FilteredTicket } from '@harborline/domain/tickets/ticket-predicate';
import { readBusinessHours, readTeams } from '../../inbox';

/** When the people of a library work. */
export interface LibraryTimes {
  readonly hours: BusinessHours;
  readonly teams: readonly Team[];
  /** where whole days are counted */
  readonly timeZone: string;
}

/** Costs one read, and another one where a condition asks for business hours. */
export async function readTimes(libraryId: string, predicates: readonly Predicate[]): Promise<LibraryTimes> {
  const asksForHours = predicates.some((predicate) => asksFor(predicate, 'in_hours'));
  const [hours, teams] = await Promise.all([
    readBusinessHours(libraryId),
    asksForHours ? readTeams(libraryId) : [],
  ]);
  return { hours, teams, timeZone: calendarOf(hours, undefined)?.timeZone ?? 'UTC' };
}

/** A ticket as conditions ask it: by the calendar of its team, or else of the library; without one, it is always open. */
export function subjectOf<Ticket extends FilteredTicket>(
  ticket: Ticket,
  { hours, teams }: LibraryTimes,
  { cause, nowMs }: { readonly cause: EventCause; readonly nowMs: number },
): Ticket & AutomationSubject {
  const team = teams.find(({ ref }) => ref === ticket.team_ref);
  const calendar = calendarOf(hours, team?.calendar_ref);
  return { ...ticket, cause, isInHours: calendar === undefined || isOpen(calendar, nowMs) };
}
