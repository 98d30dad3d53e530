import { idSchema } from '@harborline/domain/entities/id';
import { ALL_TO_DEFAULT } from '@harborline/domain/team/plan-changes';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { teamTransaction } from '../platform/team-transaction';
import { changePermissions } from './change-permissions';
import { permissionListSchema, slugSchema } from './permission-list';

const input = z.object({ ref_uid: idSchema, slug: z.union([slugSchema, z.literal('all')]) });

const output = z.object({ ref_uid: z.string(), permissions: permissionListSchema });

/** DELETE permissions/{ref_uid}/{slug}: one permission, or 'all', back to the role's default (S7.1-15, D-33). */
export const resetPermissions = staffEndpoint({
  name: 'resetPermissions',
  route: 'DELETE /api/teams/permissions/:ref_uid/:slug',
  input,
  output,
  rate: 'staffWrite',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run({ ref_uid, slug }, staff, { nowMs }) {
    const wanted = slug === 'all' ? ALL_TO_DEFAULT : { [slug]: null };
    return teamTransaction({ staff, refUid: ref_uid, nowMs }, async (deed) =>
      changePermissions(deed, wanted),
    );
  },
});
