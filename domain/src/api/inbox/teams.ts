import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { inbox, manageTeam, replyToTickets } from '../../permissions/requirements';
import { teamName } from '../../team/teams';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId, idField, idOf } from '../ids';
import { onlyFrom } from './only-from';

const name = z.string().check(z.overwrite(teamName), z.minLength(1), z.maxLength(LIMITS.teamName));
const members = z.array(idOf('person')).check(z.maxLength(LIMITS.teamMembers));
/** The team's business hours; '' for those of the default calendar (D-130). */
const calendar = z.optional(z.union([z.literal(''), drawnId]));
const answer = z.object({
  teams: z.array(
    z.object({
      ref: z.string(),
      name: z.string(),
      member_uids: z.array(z.string()),
      /** absent for the default calendar (D-130) */
      calendar_ref: z.optional(z.string()),
    }),
  ),
});
const teamQuery = z.object({ team_ref: idField });

export const getTeams = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/teams',
  summary: 'Lists the teams of the current library by name, with the uids of their people (S7.2-13).',
  permission: inbox,
  rate: 'staffRead',
  answer,
});

export const createTeam = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/teams',
  summary: 'Adds a team to the current library; its people work there (S7.2-13, D-102).',
  permission: manageTeam,
  rate: 'staffWrite',
  body: z.object({ name, member_uids: members, calendar_ref: calendar }),
  answer,
});

export const changeTeam = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/teams',
  summary:
    'Renames a team of the current library, changes who is in it, or when it works (S7.2-13, D-102, D-130).',
  permission: manageTeam,
  rate: 'staffWrite',
  query: teamQuery,
  body: z.object({ name: z.optional(name), member_uids: z.optional(members), calendar_ref: calendar }),
  answer,
});

export const deleteTeam = defineEndpoint({
  service: 'inbox',
  method: 'DELETE',
  path: '/teams',
  summary: 'Takes a team away; tickets that have it show that it was removed (S7.2-13, D-102).',
  permission: manageTeam,
  rate: 'staffWrite',
  query: teamQuery,
  answer,
});

export const setTicketTeam = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets/team',
  summary: 'Gives a ticket of the current library to a team, or to none (D-102).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    /** absent for none */
    team_ref: z.optional(idField),
    only_from: onlyFrom,
  }),
  answer: z.object({ conversation_ref: z.string(), team_ref: z.string() }),
});
