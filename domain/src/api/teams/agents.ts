import * as z from 'zod/mini';
import { needsAny, signedIn } from '../../permissions/requirement';
import { ROLES } from '../../permissions/slugs';
import { defineEndpoint } from '../contract';
import { awayFlag } from '../fields';
import { idField, idOf } from '../ids';

/** A teammate as others on the team see them. */
export const agentSchema = z.object({
  uid: z.string(),
  user_email: z.string(),
  agent_name: z.string(),
  display_name: z.string(),
  agent_picture: z.string(),
  agent_role: z.enum(ROLES),
  is_away: awayFlag,
  is_active: z.boolean(),
  init_support_lib_id: z.string(),
});
export type Agent = z.infer<typeof agentSchema>;

const { uid, agent_name, display_name, agent_picture, agent_role, is_away } = agentSchema.shape;

/** A teammate in a picker. */
export const shortAgentSchema = z.object({
  uid,
  agent_name,
  display_name,
  agent_picture,
  agent_role,
  is_away,
});

/** Page size limit of the team list. */
export const MOST_AGENTS = 100;

const flag = z.optional(z.enum(['0', '1', 'true', 'false']));

export const listAgents = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/agents',
  summary: 'Lists the team of the current library (S7.1-12).',
  permission: signedIn(),
  rate: 'staffRead',
  query: z.object({
    support_lib_id: z.optional(idOf('library')),
    parent_lib_id: z.optional(z.union([z.literal(''), idOf('parent')])),
    /** include people of the parent library who act here now */
    include_parent_lib_id: flag,
    /** active teammates, deactivated ones, or both */
    mode: z.optional(z.enum(['active', 'inactive', 'all'])),
    /** return type: all fields, or those a picker shows */
    rt: z.optional(z.enum(['full', 'short'])),
    hide_self: flag,
    limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(MOST_AGENTS))),
    /** `next_cursor` of the previous page */
    cursor: z.optional(idField),
  }),
  answer: z.object({
    agents: z.array(z.union([agentSchema, shortAgentSchema])),
    /** '' on the last page */
    next_cursor: z.string(),
  }),
});

export const changeAgent = defineEndpoint({
  service: 'teams',
  method: 'PATCH',
  path: '/agents',
  summary:
    "Changes a teammate's role, whether they may sign in, or whether they are away (S7.1-13, D-20, D-33).",
  permission: needsAny(['canChangeTeammatesStatus', 'canUpdateUserRoles']),
  rate: 'staffWrite',
  body: z
    .object({
      ref_uid: idOf('person'),
      agent_role: z.optional(z.enum(ROLES)),
      is_active: z.optional(z.boolean()),
      is_away: z.optional(awayFlag),
    })
    .check(
      z.refine(
        ({ agent_role, is_active, is_away }) =>
          [agent_role, is_active, is_away].filter((value) => value !== undefined).length === 1,
        'exactly one of agent_role, is_active and is_away is changed at a time',
      ),
    ),
  answer: agentSchema,
});
