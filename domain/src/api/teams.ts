import * as z from 'zod/mini';
import { INVITATION_STATUSES } from '../entities/invitation';
import { invitationAnswerSchema, invitationListSchema } from '../invitation/invitation-item';
import { LIMITS } from '../limits';
import { needsAll, needsAny, signedIn } from '../permissions/requirement';
import { inviteUsers, manageTeam } from '../permissions/requirements';
import { PERMISSION_SLUGS, ROLES } from '../permissions/slugs';
import { defineEndpoint } from './contract';
import { awayFlag, emailField, idField, idOf, pageFields } from './fields';

const slugSchema = z.enum(PERMISSION_SLUGS);

/** S3-15, with whether the role's default is the same. */
const permissionListSchema = z.array(
  // Any text: a page that is older than the server leaves out what it does not know (S6-04).
  z.object({ slug: z.string(), is_enabled: z.boolean(), is_default: z.boolean() }),
);
export type PermissionList = z.infer<typeof permissionListSchema>;

/** A teammate as colleagues see one. */
const agentSchema = z.object({
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

/** A teammate as a picker shows one. */
export const shortAgentSchema = z.pick(agentSchema, {
  uid: true,
  agent_name: true,
  display_name: true,
  agent_picture: true,
  agent_role: true,
  is_away: true,
});

/** The signed-in person (S3, "Logged-in agent details"). */
const userViewSchema = z.extend(agentSchema, {
  signature: z.string(),
  support_lib_id: z.string(),
  parent_lib_id: z.string(),
  permissions: z.record(z.string(), z.boolean()),
  /** uid of the teammate whose view is tried on, '' for none */
  viewing_as: z.string(),
  /** milliseconds since 1970 until which the person may act in another library, null at home (D-12) */
  acting_until: z.nullable(z.number()),
});
export type UserView = z.infer<typeof userViewSchema>;

const text = (limit: number) => z.optional(z.string().check(z.maxLength(limit)));

/** Whoever has a name keeps one. */
const name = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.personName)));

const byUid = z.object({ ref_uid: idOf('person') });
const byInvitation = z.object({ id: idOf('invitation') });
const permissionsAnswer = z.object({ ref_uid: z.string(), permissions: permissionListSchema });
const viewAnswer = z.object({ viewing_as: z.string(), permissions: z.record(z.string(), z.boolean()) });

export const getUser = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/user',
  summary: 'The signed-in person (S7.1-11).',
  permission: signedIn(),
  rate: 'staffRead',
  answer: userViewSchema,
});

export const putUser = defineEndpoint({
  service: 'teams',
  method: 'PUT',
  path: '/user',
  summary: 'Changes the own profile; what is left out stays (S7.1-11).',
  permission: signedIn(),
  rate: 'staffWrite',
  body: z.object({
    agent_name: name,
    display_name: name,
    signature: text(LIMITS.signature),
    /** address of a picture in the person's own folder, '' for none */
    agent_picture: text(LIMITS.url),
    is_away: z.optional(awayFlag),
  }),
  answer: userViewSchema,
});

/** Most people on one page of the team. */
export const MOST_AGENTS = 100;

const flag = z.optional(z.enum(['0', '1', 'true', 'false']));

export const listAgents = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/agents',
  summary: 'The team of the library acted in (S7.1-12).',
  permission: signedIn(),
  rate: 'staffRead',
  query: z.object({
    support_lib_id: z.optional(idOf('library')),
    parent_lib_id: z.optional(z.union([z.literal(''), idOf('parent')])),
    /** also people of the parent library who act here now */
    include_parent_lib_id: flag,
    /** which of them: those who may sign in, those who were deactivated, or both */
    mode: z.optional(z.enum(['active', 'inactive', 'all'])),
    /** return type: everything, or what a picker shows */
    rt: z.optional(z.enum(['full', 'short'])),
    hide_self: flag,
    limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(MOST_AGENTS))),
    /** `next_cursor` of the page before */
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
  summary: "A teammate's role, whether they may sign in, or whether they are away (S7.1-13, D-20, D-33).",
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

/** One's own, or anybody's for whoever manages the team: the operation checks. */
export const getPermissions = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/permissions/:ref_uid/:role',
  summary: 'What a person may do, or could do in another role (S7.1-14).',
  permission: signedIn(),
  rate: 'staffRead',
  params: z.object({ ref_uid: idOf('person'), role: z.enum(ROLES) }),
  answer: z.object({ permissions: permissionListSchema }),
});

export const updatePermissions = defineEndpoint({
  service: 'teams',
  method: 'PUT',
  path: '/updatepermissions/:id',
  summary: 'Grants and takes permissions of a teammate; those not named stay (S7.1-15, D-33).',
  permission: manageTeam,
  rate: 'staffWrite',
  /** uid of the teammate */
  params: z.object({ id: idOf('person') }),
  body: z.object({
    permissions: z
      .array(z.object({ slug: slugSchema, is_enabled: z.boolean() }))
      .check(z.minLength(1), z.maxLength(PERMISSION_SLUGS.length)),
  }),
  answer: permissionsAnswer,
});

export const resetPermissions = defineEndpoint({
  service: 'teams',
  method: 'DELETE',
  path: '/permissions/:ref_uid/:slug',
  summary: "One permission, or 'all', back to the role's default (S7.1-15, D-33).",
  permission: manageTeam,
  rate: 'staffWrite',
  params: z.object({ ref_uid: idOf('person'), slug: z.union([slugSchema, z.literal('all')]) }),
  answer: permissionsAnswer,
});

export const getRole = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/roles/:id',
  summary: "What a role may do before anybody's overrides (S7.1-15, D-33).",
  permission: signedIn(),
  rate: 'staffRead',
  params: z.object({ id: z.enum(ROLES) }),
  answer: z.object({ role: z.enum(ROLES), permissions: permissionListSchema }),
});

export const transferOwnership = defineEndpoint({
  service: 'teams',
  method: 'POST',
  path: '/owner',
  summary: 'The teammate becomes owner and the caller an admin, in one step (D-33).',
  permission: needsAll(['canDeleteOrReassignOwner']),
  rate: 'session',
  body: byUid,
  answer: z.object({ ref_uid: z.string() }),
});

export const startView = defineEndpoint({
  service: 'teams',
  method: 'POST',
  path: '/viewas',
  summary: "Tries on a teammate's view, in which nothing can be changed.",
  permission: manageTeam,
  rate: 'session',
  body: byUid,
  answer: viewAnswer,
});

export const endView = defineEndpoint({
  service: 'teams',
  method: 'DELETE',
  path: '/viewas',
  summary: "The caller's own permissions come back; without a view nothing happens.",
  permission: signedIn(),
  rate: 'session',
  answer: viewAnswer,
  isAllowedWhileViewing: true,
  isAllowedAfterActing: true,
});

export const listInvitations = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/invitations',
  summary: 'Invitations of the library acted in, newest first, expired ones among the pending.',
  permission: inviteUsers,
  rate: 'staffRead',
  query: z.object({ ...pageFields('invitation'), status: z.optional(z.enum(INVITATION_STATUSES)) }),
  answer: invitationListSchema,
});

export const createInvitation = defineEndpoint({
  service: 'teams',
  method: 'POST',
  path: '/invitations',
  summary: 'Invites an address onto the team of the library acted in, once (D-09).',
  permission: inviteUsers,
  rate: 'session',
  body: z.object({ email: emailField, agent_role: z.enum(ROLES) }),
  answer: invitationAnswerSchema,
});

export const resendInvitation = defineEndpoint({
  service: 'teams',
  method: 'PATCH',
  path: '/invitations/:id',
  summary: 'Sends an open or expired invitation again with a new link; the old one ends (D-09).',
  permission: inviteUsers,
  rate: 'session',
  params: byInvitation,
  answer: invitationAnswerSchema,
});

export const revokeInvitation = defineEndpoint({
  service: 'teams',
  method: 'DELETE',
  path: '/invitations/:id',
  summary: 'Takes an invitation back; once more changes nothing.',
  permission: inviteUsers,
  rate: 'staffWrite',
  params: byInvitation,
  answer: invitationAnswerSchema,
});
