import * as contract from '@harborline/domain/api/teams/permissions';
import { ROLE_DEFAULTS } from '@harborline/domain/permissions/roles';
import { staffEndpoint } from '../../platform/endpoint';
import { permissionList } from './permission-list';

/** GET roles/{id}: what a role may do without overrides (S7.1-15, D-33). */
export const getRole = staffEndpoint(contract.getRole, async ({ id }) => ({
  role: id,
  permissions: permissionList(ROLE_DEFAULTS[id], id),
}));
