import * as contract from '@harborline/domain/api/teams/permissions';
import { staffEndpoint } from '../../platform/endpoint';
import { teamTransaction } from '../team-transaction';
import { changePermissions } from './change';

/** PUT updatepermissions/{id}: grants and revokes permissions of a teammate; the others stay (S7.1-15, D-33). */
export const updatePermissions = staffEndpoint(
  contract.updatePermissions,
  async ({ id, permissions }, staff, { nowMs }) => {
    const wanted = Object.fromEntries(permissions.map(({ slug, is_enabled }) => [slug, is_enabled]));
    return teamTransaction({ staff, refUid: id, nowMs }, async (operation) =>
      changePermissions(operation, wanted),
    );
  },
);
