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
  const place = { bucket: storageBucket(), isLocal: config().environment === 'local' };
  return address === '' || ownFile(address, `covers/${libraryId}/people/${uid}/`, place) === address;
}

/** PUT user: changes the own profile; what is left out stays (S7.1-11). */
export const putUser = staffEndpoint(contract.putUser, async (input, staff) => {
  const { agent_picture } = input;
  if (agent_picture !== undefined && !isOwnPicture(agent_picture, staff.init_support_lib_id, staff.uid)) {
    throw new ApiError('invalid-input', 'agent_picture: is not a picture of yours');
  }
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const change: Partial<typeof input> = Object.fromEntries(given);
  if (Object.keys(change).length > 0) {
    await inBatch((batch) => updateRecord(batch, user(staff.uid), change));
  }
  return userViewOf({ ...staff, ...change });
});
