import * as z from 'zod/mini';
import { OVERFLOW_KINDS } from '../../entities/routing-rules';
import { LIMITS } from '../../limits';
import { chatSettings } from '../../permissions/requirements';
import { oneName } from '../../text/one-name';
import { ROUTING_TEXTS } from '../../texts/routing';
import { defineEndpoint } from '../contract';
import { drawnId, idField, idOf } from '../ids';

const minutes = z.int().check(z.gte(0), z.lte(LIMITS.routingMinutes));
const chatCapacity = z.int().check(z.gte(0), z.lte(LIMITS.ownChats));
const ticketCapacity = z.int().check(z.gte(0), z.lte(LIMITS.ownTickets));
/** '' for none */
const teamRef = z.union([z.literal(''), idField]);

const isEachOnce = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const skill = z.object({
  /** drawn by the page */
  ref: drawnId,
  name: z.string().check(z.overwrite(oneName), z.minLength(1), z.maxLength(LIMITS.skillName)),
  /** who has it */
  uids: z.array(idOf('person')).check(z.maxLength(LIMITS.skillPeople), z.refine(isEachOnce)),
});

const teamRules = z.object({
  /** '' for what is of no team */
  team_ref: teamRef,
  /** null for those of the library */
  chat_wait_minutes: z.nullable(minutes),
  ticket_wait_minutes: z.nullable(minutes),
  /** who helps out with what the team cannot take, and how long after the wait */
  overflow: z.enum(OVERFLOW_KINDS),
  /** '' unless a team helps out */
  overflow_team_ref: teamRef,
  chat_overflow_minutes: minutes,
  ticket_overflow_minutes: minutes,
  /** skills that whoever gets it must have */
  skill_refs: z.array(drawnId).check(z.maxLength(LIMITS.skills), z.refine(isEachOnce)),
});

const rules = {
  /** whether tickets that nobody has are given to people */
  gives_tickets: z.boolean(),
  ticket_wait_minutes: minutes,
  chat_capacity: chatCapacity,
  ticket_capacity: ticketCapacity,
  /** people who are given more or fewer */
  people: z
    .array(z.object({ uid: idOf('person'), chat_capacity: chatCapacity, ticket_capacity: ticketCapacity }))
    .check(
      z.maxLength(LIMITS.routedPeople),
      z.refine((list) => isEachOnce(list.map(({ uid }) => uid)), 'Expected each person once'),
    ),
  skills: z.array(skill).check(
    z.maxLength(LIMITS.skills, ROUTING_TEXTS.skillsFull),
    z.refine((list) => isEachOnce(list.map(({ ref }) => ref)), 'Expected each skill once'),
    z.refine((list) => isEachOnce(list.map(({ name }) => name.toLowerCase())), ROUTING_TEXTS.nameTaken),
  ),
  teams: z.array(teamRules).check(
    z.maxLength(LIMITS.teams + 1),
    z.refine((list) => isEachOnce(list.map(({ team_ref }) => team_ref)), 'Expected each team once'),
    z.refine(
      (list) =>
        list.every(({ overflow, overflow_team_ref: ref, team_ref }) =>
          overflow === 'team' ? ref !== '' && ref !== team_ref : ref === '',
        ),
      'Expected another team if a team helps out, and none otherwise',
    ),
  ),
};

interface NamedPeople {
  readonly people: readonly { readonly uid: string }[];
  readonly skills: readonly { readonly uids: readonly string[] }[];
}

/** Refuses rules that name more people than are read for them. */
const fewPeople = z.refine<NamedPeople>(
  ({ people, skills }) =>
    new Set([...people.map(({ uid }) => uid), ...skills.flatMap(({ uids }) => uids)]).size <=
    LIMITS.routedUids,
  ROUTING_TEXTS.tooManyPeople,
);

const shared = { service: 'inbox', path: '/routing' } as const;

const answer = z.object({
  ...rules,
  /** to be sent with a change, which is refused if somebody else has changed the rules since */
  version: z.number(),
});
export type RoutingAnswer = z.infer<typeof answer>;

export const getRouting = defineEndpoint({
  ...shared,
  method: 'GET',
  summary: 'Says by which rules chats and tickets of the current library are given to people (D-137).',
  permission: chatSettings,
  rate: 'staffRead',
  answer,
});

export const putRouting = defineEndpoint({
  ...shared,
  method: 'PUT',
  summary:
    'Replaces the rules by which chats and tickets of the current library are given to people (D-137).',
  permission: chatSettings,
  rate: 'staffWrite',
  bodyBytes: LIMITS.routingBytes,
  body: z.object({ ...rules, version: z.int().check(z.gte(0)) }).check(fewPeople),
  answer,
});

/** Minutes, null if nobody got any. */
const wait = z.nullable(z.number());

const counted = z.object({
  given: z.number(),
  /** ended while they still waited */
  ended: z.number(),
  /** nobody could take them to the end */
  nobody: z.number(),
  /** of a kind that is not given to people */
  not_given: z.number(),
  median_wait: wait,
  longest_wait: wait,
});

const replayed = z.object({
  chat: counted,
  ticket: counted,
  /** who got how many, those with the most first */
  people: z.array(z.object({ uid: z.string(), chats: z.number(), tickets: z.number() })),
  /** what nobody could take, by team; '' for none */
  untaken: z.array(z.object({ team_ref: z.string(), chats: z.number(), tickets: z.number() })),
});

export const replayRouting = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/routing/replay',
  summary: `Replays the newest ${LIMITS.replayedConversations} chats and tickets of the last 7 days of the current library under the rules that it has and under others, as if nobody had taken any themselves. Business hours stand for who was there. Nothing is changed (D-137).`,
  permission: chatSettings,
  rate: 'routingReplay',
  bodyBytes: LIMITS.routingBytes,
  body: z.object(rules).check(fewPeople),
  answer: z.object({
    /** how many it looked at */
    chats: z.number(),
    tickets: z.number(),
    /** whether there are more in that time */
    has_stopped: z.boolean(),
    /** whether business hours say when people work; otherwise everybody always does */
    has_hours: z.boolean(),
    /** by the rules that the library has */
    before: replayed,
    /** by those that were sent */
    after: replayed,
  }),
});
export type RoutingReplay = z.infer<typeof replayRouting.answer>;
