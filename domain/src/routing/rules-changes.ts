import { auditChanges } from '../audit/audit-change';
import type { AuditChange } from '../entities/audit';
import type { RoutingRules, TeamRules } from '../entities/routing-rules';
import type { Team } from '../entities/teams';
import { minutes, ROUTING_TEXTS } from '../texts/routing';

const { log } = ROUTING_TEXTS;

const FIELDS = ['givesTickets', 'ticketWait', 'capacity', 'people', 'skills', 'teams'].map(
  (name) => `routing.${name}`,
);

/** What rules call people and teams. */
export interface RuleNames {
  /** by uid */
  readonly people: ReadonlyMap<string, string>;
  readonly teams: readonly Team[];
}

const capacityText = (of: Pick<RoutingRules, 'chat_capacity' | 'ticket_capacity'>): string =>
  `${log.chats(of.chat_capacity)}, ${log.tickets(of.ticket_capacity)}`;

function overflowText(rules: TeamRules, nameOf: (ref: string) => string): string {
  const after = [minutes(rules.chat_overflow_minutes), minutes(rules.ticket_overflow_minutes)] as const;
  switch (rules.overflow) {
    case 'nobody':
      return log.overflow.nobody;
    case 'anybody':
      return log.overflow.anybody(...after);
    case 'team':
      return log.overflow.team(nameOf(rules.overflow_team_ref), ...after);
  }
}

function loggedAs(rules: RoutingRules, names: RuleNames): Record<string, string> {
  const personName = (uid: string) => names.people.get(uid) || log.formerTeammate;
  const teamName = (ref: string) =>
    ref === '' ? log.noTeam : (names.teams.find((team) => team.ref === ref)?.name ?? log.goneTeam);
  const skillName = (ref: string) => rules.skills.find((skill) => skill.ref === ref)?.name ?? '';
  const wait = (count: number | null) => (count === null ? log.libraryWait : minutes(count));
  const teamText = (team: TeamRules) =>
    [
      log.chatWait(wait(team.chat_wait_minutes)),
      log.ticketWait(wait(team.ticket_wait_minutes)),
      ...(team.team_ref === '' ? [] : [overflowText(team, teamName)]),
      ...(team.skill_refs.length === 0 ? [] : [log.needs(team.skill_refs.map(skillName).join(', '))]),
    ].join(', ');
  return {
    'routing.givesTickets': String(rules.gives_tickets),
    'routing.ticketWait': String(rules.ticket_wait_minutes),
    'routing.capacity': capacityText(rules),
    'routing.people': rules.people.map((one) => `${personName(one.uid)}: ${capacityText(one)}`).join('. '),
    'routing.skills': rules.skills
      .map(({ name, uids }) => `${name}: ${uids.map(personName).join(', ')}`)
      .join('. '),
    'routing.teams': rules.teams.map((team) => `${teamName(team.team_ref)}: ${teamText(team)}`).join('. '),
  };
}

/** What changed of a library's routing, in the form that Team logs show. */
export const routingChanges = (before: RoutingRules, after: RoutingRules, names: RuleNames): AuditChange[] =>
  auditChanges(FIELDS, loggedAs(before, names), loggedAs(after, names));
