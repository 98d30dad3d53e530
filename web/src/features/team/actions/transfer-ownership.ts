import * as teams from '@harborline/domain/api/teams/owner';
import { callApi } from '../../../shared/api/call-api';

/** Makes a teammate the owner and the caller an admin (D-33). @throws ApiError */
export async function transferOwnership(uid: string): Promise<void> {
  await callApi(teams.transferOwnership, { body: { ref_uid: uid } });
}
