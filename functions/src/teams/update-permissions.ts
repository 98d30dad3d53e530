import { idSchema } from '@harborline/domain/entities/id';
import { PERMISSION_SLUGS } from '@harborline/domain/permissions/slugs';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { teamTransaction } from '../platform/team-transaction';
import { changePermissions } from './change-permissions';
import { permissionListSchema, slugSchema } from './permission-list';

const input = z.object({
  /** uid of the teammate */
  id: idSchema,
  permissions: z
    .array(z.object({ slug: slugSchema, is_enabled: z.boolean() }))
    .check(z.minLength(1), z.maxLength(PERMISSION_SLUGS.length)),
});

const output = z.object({ ref_uid: z.string(), permissions: permissionListSchema });

/** PUT updatepermissions/{id}: grants and takes permissions of a teammate; those not named stay (S7.1-15, D-33). */
export const updatePermissions = staffEndpoint({
  name: 'updatePermissions',
  route: 'PUT /api/teams/updatepermissions/:id',
  input,
  output,
  rate: 'staffWrite',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run({ id, permissions }, staff, { nowMs }) {
    const wanted = Object.fromEntries(permissions.map(({ slug, is_enabled }) => [slug, is_enabled]));
    return teamTransaction({ staff, refUid: id, nowMs }, async (deed) => changePermissions(deed, wanted));
  },
});
