import type { ChatSettings } from '../entities/chat-settings';
import type { RoutingRules, TeamRules } from '../entities/routing-rules';
import type { Team } from '../entities/teams';
import { LIMITS } from '../limits';
import type { OfEach, Overflow, RoutingQueue } from './facts';

const MINUTE_MS = 60_000;

/** Of a library that never chose: chats go to the people of their team, or else to anybody (D-102). */
export const DEFAULT_ROUTING_RULES: RoutingRules = {
  gives_tickets: false,
  ticket_wait_minutes: 15,
  chat_capacity: LIMITS.ownChats,
  ticket_capacity: 20,
  people: [],
  skills: [],
  teams: [],
  version: 0,
};

/** Of a team without rules of its own. */
export const defaultTeamRules = (teamRef: string): TeamRules => ({
  team_ref: teamRef,
  chat_wait_minutes: null,
  ticket_wait_minutes: null,
  overflow: 'anybody',
  overflow_team_ref: '',
  chat_overflow_minutes: 0,
  ticket_overflow_minutes: 0,
  skill_refs: [],
});

/** How many of each somebody is given at most. */
export function capacityOf(rules: Omit<RoutingRules, 'version'>, uid: string): OfEach {
  const { chat_capacity, ticket_capacity } = rules.people.find((person) => person.uid === uid) ?? rules;
  return { chat: chat_capacity, ticket: ticket_capacity };
}

/** Refs of the skills that somebody has. */
export const skillsOf = ({ skills }: Pick<RoutingRules, 'skills'>, uid: string): string[] =>
  skills.filter(({ uids }) => uids.includes(uid)).map(({ ref }) => ref);

function overflowOf(rules: TeamRules): Overflow | null {
  if (rules.overflow === 'nobody') return null;
  return {
    ref: rules.overflow === 'team' ? rules.overflow_team_ref : '',
    afterMs: {
      chat: rules.chat_overflow_minutes * MINUTE_MS,
      ticket: rules.ticket_overflow_minutes * MINUTE_MS,
    },
  };
}

interface Library {
  readonly teams: readonly Team[];
  readonly chats: Pick<ChatSettings, 'waitMinutes'>;
}

/** The queues of a library by ref: one for each team, and that of no team. */
export function queuesOf(
  rules: Omit<RoutingRules, 'version'>,
  { teams, chats }: Library,
): ReadonlyMap<string, RoutingQueue> {
  const known = new Set(rules.skills.map(({ ref }) => ref));
  const queueOf = (ref: string, members: readonly string[] | null): RoutingQueue => {
    const own = rules.teams.find(({ team_ref }) => team_ref === ref) ?? defaultTeamRules(ref);
    return {
      ref,
      members,
      waitMs: {
        chat: (own.chat_wait_minutes ?? chats.waitMinutes) * MINUTE_MS,
        ticket: (own.ticket_wait_minutes ?? rules.ticket_wait_minutes) * MINUTE_MS,
      },
      overflow: overflowOf(own),
      // A skill that is gone is asked of nobody.
      skills: own.skill_refs.filter((skill) => known.has(skill)),
    };
  };
  const all = [queueOf('', null), ...teams.map(({ ref, member_uids }) => queueOf(ref, member_uids))];
  return new Map(all.map((queue) => [queue.ref, queue]));
}
