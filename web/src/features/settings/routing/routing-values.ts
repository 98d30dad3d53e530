import type { RoutingAnswer } from '@harborline/domain/api/inbox/routing';
import type { RoutingRules, TeamRules } from '@harborline/domain/entities/routing-rules';
import { LIMITS } from '@harborline/domain/limits';
import { defaultTeamRules } from '@harborline/domain/routing/rules';
import { oneName } from '@harborline/domain/text/one-name';

/** The rules as the page edits them: numbers as they are typed. */
export interface RoutingValues {
  readonly givesTickets: boolean;
  readonly ticketWait: string;
  readonly chatCapacity: string;
  readonly ticketCapacity: string;
  readonly people: readonly PersonValues[];
  readonly skills: RoutingRules['skills'];
  readonly teams: readonly TeamRules[];
}

export interface PersonValues {
  readonly uid: string;
  readonly chats: string;
  readonly tickets: string;
}

export const valuesOf = (rules: RoutingAnswer): RoutingValues => ({
  givesTickets: rules.gives_tickets,
  ticketWait: String(rules.ticket_wait_minutes),
  chatCapacity: String(rules.chat_capacity),
  ticketCapacity: String(rules.ticket_capacity),
  people: rules.people.map(({ uid, chat_capacity, ticket_capacity }) => ({
    uid,
    chats: String(chat_capacity),
    tickets: String(ticket_capacity),
  })),
  skills: rules.skills,
  teams: rules.teams,
});

/** A typed whole number within a limit; null for anything else. */
function countOf(text: string, most: number): number | null {
  const typed = text.trim();
  return /^\d{1,6}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
}

export const minutesOf = (text: string): number | null => countOf(text, LIMITS.routingMinutes);
export const chatsOf = (text: string): number | null => countOf(text, LIMITS.ownChats);
export const ticketsOf = (text: string): number | null => countOf(text, LIMITS.ownTickets);

/** What keeps the values from being saved. */
export interface Problems {
  readonly ticketWait: boolean;
  readonly chatCapacity: boolean;
  readonly ticketCapacity: boolean;
  readonly people: boolean;
  readonly areSkillsUnnamed: boolean;
  readonly areSkillsAlike: boolean;
}

export function problemsOf(values: RoutingValues): Problems {
  const names = values.skills.map(({ name }) => oneName(name).toLowerCase());
  return {
    ticketWait: minutesOf(values.ticketWait) === null,
    chatCapacity: chatsOf(values.chatCapacity) === null,
    ticketCapacity: ticketsOf(values.ticketCapacity) === null,
    people: values.people.some(
      ({ chats, tickets }) => chatsOf(chats) === null || ticketsOf(tickets) === null,
    ),
    areSkillsUnnamed: names.includes(''),
    areSkillsAlike: new Set(names).size < names.length,
  };
}

const isPlain = (rules: TeamRules): boolean =>
  JSON.stringify(rules) === JSON.stringify(defaultTeamRules(rules.team_ref));

/** What to send of the values, without the version; null while something is wrong with them. @param teamRefs of the teams that there are */
export function rulesOf(
  values: RoutingValues,
  teamRefs: readonly string[],
): Omit<RoutingRules, 'version'> | null {
  if (Object.values(problemsOf(values)).some(Boolean)) return null;
  const refs = new Set(values.skills.map(({ ref }) => ref));
  return {
    gives_tickets: values.givesTickets,
    ticket_wait_minutes: minutesOf(values.ticketWait) ?? 0,
    chat_capacity: chatsOf(values.chatCapacity) ?? 0,
    ticket_capacity: ticketsOf(values.ticketCapacity) ?? 0,
    people: values.people.map(({ uid, chats, tickets }) => ({
      uid,
      chat_capacity: chatsOf(chats) ?? 0,
      ticket_capacity: ticketsOf(tickets) ?? 0,
    })),
    skills: values.skills.map((skill) => ({ ...skill, name: oneName(skill.name) })),
    // Teams without rules of their own need none, nor do those that are gone; a skill that is gone is asked of nobody.
    teams: values.teams
      .filter(({ team_ref }) => team_ref === '' || teamRefs.includes(team_ref))
      .map((team) => ({ ...team, skill_refs: team.skill_refs.filter((ref) => refs.has(ref)) }))
      .filter((team) => !isPlain(team)),
  };
}

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isChanged = (values: RoutingValues, saved: RoutingValues): boolean => !isAlike(values, saved);

interface Saved<Value> {
  readonly before: Value;
  readonly now: Value;
}

/** Rows once others have been saved: those that were changed, added or removed here stay so. */
function mergedRows<Row>(
  rows: readonly Row[],
  { before, now }: Saved<readonly Row[]>,
  keyOf: (row: Row) => string,
): Row[] {
  const find = (list: readonly Row[], row: Row) => list.find((other) => keyOf(other) === keyOf(row));
  const changed = rows.filter((row) => !isAlike(row, find(before, row)));
  const isRemoved = (row: Row) => find(before, row) !== undefined && find(rows, row) === undefined;
  return [
    ...now.filter((row) => !isRemoved(row)).map((row) => find(changed, row) ?? row),
    ...changed.filter((row) => find(now, row) === undefined),
  ];
}

/** The values once others have been saved: what was changed here stays. */
export function mergedValues(values: RoutingValues, { before, now }: Saved<RoutingValues>): RoutingValues {
  const { people, skills, teams, ...single } = values;
  const kept = Object.entries(single).filter(
    ([name, value]) => !isAlike(value, before[name as keyof RoutingValues]),
  );
  return {
    ...now,
    ...Object.fromEntries(kept),
    people: mergedRows(people, { before: before.people, now: now.people }, ({ uid }) => uid),
    skills: mergedRows(skills, { before: before.skills, now: now.skills }, ({ ref }) => ref),
    teams: mergedRows(teams, { before: before.teams, now: now.teams }, ({ team_ref }) => team_ref),
  };
}

/** The rules of a team among the values. */
export const teamRulesIn = ({ teams }: Pick<RoutingValues, 'teams'>, teamRef: string): TeamRules =>
  teams.find(({ team_ref }) => team_ref === teamRef) ?? defaultTeamRules(teamRef);

export const withTeamRules = (
  { teams }: Pick<RoutingValues, 'teams'>,
  rules: TeamRules,
): readonly TeamRules[] => [...teams.filter(({ team_ref }) => team_ref !== rules.team_ref), rules];
