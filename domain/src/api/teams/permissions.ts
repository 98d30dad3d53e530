import * as z from 'zod/mini';
import { signedIn } from '../../permissions/requirement';
import { manageTeam } from '../../permissions/requirements';
import { PERMISSION_SLUGS, ROLES } from '../../permissions/slugs';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';

const slugSchema = z.enum(PERMISSION_SLUGS);

/** S3-14, and whether the role's default is the same. */
const permissionListSchema = z.array(
  // Any text: a page older than the server ignores slugs it does not know (S6-04).
  z.object({ slug: z.string(), is_enabled: z.boolean(), is_default: z.boolean() }),
);
export type PermissionList = z.infer<typeof permissionListSchema>;

const permissionsAnswer = z.object({ ref_uid: z.string(), permissions: permissionListSchema });

/** The caller's own, or those of anyone if the caller manages the team; the operation checks that. */
export const getPermissions = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/permissions/:ref_uid/:role',
  summary: 'Returns what a person may do, or could do in another role (S7.1-14).',
  permission: signedIn(),
  rate: 'staffRead',
  params: z.object({ ref_uid: idOf('person'), role: z.enum(ROLES) }),
  answer: z.object({ permissions: permissionListSchema }),
});

export const updatePermissions = defineEndpoint({
  service: 'teams',
  method: 'PUT',
  path: '/updatepermissions/:id',
  summary: "Grants and revokes a teammate's permissions; those not named stay (S7.1-15, D-33).",
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
  summary: "Resets one permission, or 'all', to the role's default (S7.1-15, D-33).",
  permission: manageTeam,
  rate: 'staffWrite',
  params: z.object({ ref_uid: idOf('person'), slug: z.union([slugSchema, z.literal('all')]) }),
  answer: permissionsAnswer,
});

export const getRole = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/roles/:id',
  summary: "Returns what a role may do before a person's overrides (S7.1-15, D-33).",
  permission: signedIn(),
  rate: 'staffRead',
  params: z.object({ id: z.enum(ROLES) }),
  answer: z.object({ role: z.enum(ROLES), permissions: permissionListSchema }),
});
