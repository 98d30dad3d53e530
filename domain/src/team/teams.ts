import type { Team } from '../entities/teams';
import { LIMITS } from '../limits';
import { oneName } from '../text/one-name';
import { isNameTaken } from '../tickets/ticket-fields';

/** A team's name as it is kept: on one line; '' if nothing is left of it. */
export const teamName = (text: string): string => oneName(text);

const byName = (teams: readonly Team[]): Team[] =>
  teams.toSorted((one, other) => one.name.localeCompare(other.name));

/** A team as it is kept. @param calendarRef '' for the default calendar */
export const teamOf = (
  { ref, name, member_uids: members }: { ref: string; name: string; member_uids: readonly string[] },
  calendarRef: string,
): Team => ({
  ref,
  name,
  member_uids: [...members],
  ...(calendarRef !== '' && { calendar_ref: calendarRef }),
});

/** What comes of changing the teams of a library. */
export type TeamsOutcome = { readonly teams: Team[] } | 'name-taken' | 'full' | 'missing';

/** Adds a team. */
export function withTeam(teams: readonly Team[], team: Team): TeamsOutcome {
  if (isNameTaken(teams, team.name, '')) return 'name-taken';
  return teams.length < LIMITS.teams ? { teams: byName([...teams, team]) } : 'full';
}

/** What may be changed of a team. */
export interface TeamChange {
  readonly name?: string | undefined;
  readonly member_uids?: readonly string[] | undefined;
  /** '' for the default calendar */
  readonly calendar_ref?: string | undefined;
}

/** Renames a team, changes who is in it, or when it works. */
export function withChangedTeam(teams: readonly Team[], ref: string, change: TeamChange): TeamsOutcome {
  const before = teams.find((team) => team.ref === ref);
  if (before === undefined) return 'missing';
  const { name = before.name, member_uids: members = before.member_uids } = change;
  if (isNameTaken(teams, name, ref)) return 'name-taken';
  const calendarRef = change.calendar_ref ?? before.calendar_ref ?? '';
  const changed = teamOf({ ref, name, member_uids: members }, calendarRef);
  return { teams: byName(teams.map((team) => (team === before ? changed : team))) };
}

/** Takes a team away. Tickets and chats keep its ref, which then has no name. */
export function withoutTeam(teams: readonly Team[], ref: string): TeamsOutcome {
  const left = teams.filter((team) => team.ref !== ref);
  return left.length < teams.length ? { teams: left } : 'missing';
}
