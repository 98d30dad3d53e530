import { idSchema } from '@harborline/domain/entities/id';
import { userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { ROLES } from '@harborline/domain/permissions/slugs';
import { heldPermissions, ownPermissions, resolvedPermissions } from '@harborline/domain/team/member';
import * as z from 'zod/mini';
import type { Staff } from '../platform/caller';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { noSuchUser } from '../platform/team-transaction';
import { permissionList, permissionListSchema } from './permission-list';

const input = z.object({ ref_uid: idSchema, role: z.enum(ROLES) });

const output = z.object({ permissions: permissionListSchema });

/** Oneself, or a teammate for whoever manages the team. @throws ApiError 'not-found' */
async function readPerson(refUid: string, staff: Staff): Promise<Staff> {
  if (refUid === staff.uid) return staff;
  if (staff.permissions.canManageTeammatesSeatsAndPermissions !== true) throw noSuchUser();
  const parsed = userSchema.safeParse((await firestore().doc(docPath.user(refUid)).get()).data());
  if (!parsed.success || parsed.data.init_support_lib_id !== staff.support_lib_id) throw noSuchUser();
  return { ...parsed.data, uid: refUid };
}

/**
 * GET permissions/{ref_uid}/{role}: what a person may do (S7.1-14). With another role than the person's it is what
 * they could do in that role.
 */
export const getPermissions = staffEndpoint({
  name: 'getPermissions',
  route: 'GET /api/teams/permissions/:ref_uid/:role',
  input,
  output,
  rate: 'staffRead',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run({ ref_uid, role }, staff) {
    const person = await readPerson(ref_uid, staff);
    const now = ref_uid === staff.uid ? heldPermissions(person) : ownPermissions(person);
    const shown = role === person.agent_role ? now : resolvedPermissions({ ...person, agent_role: role });
    return { permissions: permissionList(shown, role) };
  },
});
