import { ROLE_DEFAULTS } from '@harborline/domain/permissions/roles';
import { ROLES } from '@harborline/domain/permissions/slugs';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { permissionList, permissionListSchema } from './permission-list';

const output = z.object({ role: z.enum(ROLES), permissions: permissionListSchema });

/** GET roles/{id}: what a role may do before anybody's overrides (S7.1-15, D-33). */
export const getRole = staffEndpoint({
  name: 'getRole',
  route: 'GET /api/teams/roles/:id',
  input: z.object({ id: z.enum(ROLES) }),
  output,
  rate: 'staffRead',
  libraryOf: (_input, staff) => staff.support_lib_id,
  run: async ({ id }) => ({ role: id, permissions: permissionList(ROLE_DEFAULTS[id], id) }),
});
