import * as contract from '@harborline/domain/api/teams/permissions';
import { ALL_TO_DEFAULT } from '@harborline/domain/team/plan-changes';
import { staffEndpoint } from '../../platform/endpoint';
import { teamTransaction } from '../team-transaction';
import { changePermissions } from './change';

/** DELETE permissions/{ref_uid}/{slug}: resets one permission, or 'all', to the role's default (S7.1-15, D-33). */
export const resetPermissions = staffEndpoint(
  contract.resetPermissions,
  async ({ ref_uid, slug }, staff, { nowMs }) => {
    const wanted = slug === 'all' ? ALL_TO_DEFAULT : { [slug]: null };
    return teamTransaction({ staff, refUid: ref_uid, nowMs }, async (operation) =>
      changePermissions(operation, wanted),
    );
  },
);
