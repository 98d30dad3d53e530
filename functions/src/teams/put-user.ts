import * as contract from '@harborline/domain/api/teams/user';
import { user } from '@harborline/domain/stores/users';
import { config } from '../platform/config';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { storageBucket } from '../platform/firebase';
import { inBatch, updateRecord } from '../platform/store/write';
import { ownFile } from '../uploads';
import { userViewOf } from './user-view';

function isOwnPicture(address: string, libraryId: string, uid: string): boolean {
  const bucket = { bucket: storageBucket(), isLocal: config().environment === 'local' };
  return address === '' || ownFile(address, `covers/${libraryId}/people/${uid}/`, bucket) === address;
}

/** PUT user: changes the caller's own profile; omitted fields stay (S7.1-11). */
export const putUser = staffEndpoint(contract.putUser, async (input, staff) => {
  const { agent_picture } = input;
  if (agent_picture !== undefined && !isOwnPicture(agent_picture, staff.init_support_lib_id, staff.uid)) {
    throw new ApiError('invalid-input', 'agent_picture: must be a picture you uploaded');
  }
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const change: Partial<typeof input> = Object.fromEntries(given);
  if (Object.keys(change).length > 0) {
    await inBatch((batch) => updateRecord(batch, user(staff.uid), change));
  }
  return userViewOf({ ...staff, ...change });
});
