import * as contract from '@harborline/domain/api/teams/permissions';
import { heldPermissions, ownPermissions, resolvedPermissions } from '@harborline/domain/team/member';
import { readUser } from '../../people';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { noSuchUser } from '../team-transaction';
import { permissionList } from './permission-list';

/** The caller or, if the caller manages the team, a teammate. @throws ApiError 'not-found' */
async function readPerson(refUid: string, staff: Staff): Promise<Staff> {
  if (refUid === staff.uid) return staff;
  if (staff.permissions.canManageTeammatesSeatsAndPermissions !== true) throw noSuchUser();
  const person = await readUser(refUid);
  if (person?.init_support_lib_id !== staff.support_lib_id) throw noSuchUser();
  return person;
}

/**
 * GET permissions/{ref_uid}/{role}: what a person may do (S7.1-14) or, for a role that is not theirs, what they could
 * do in it.
 */
export const getPermissions = staffEndpoint(contract.getPermissions, async ({ ref_uid, role }, staff) => {
  const person = await readPerson(ref_uid, staff);
  const now = ref_uid === staff.uid ? heldPermissions(person) : ownPermissions(person);
  const shown = role === person.agent_role ? now : resolvedPermissions({ ...person, agent_role: role });
  return { permissions: permissionList(shown, role) };
});
