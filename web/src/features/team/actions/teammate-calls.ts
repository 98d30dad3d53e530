import { updatePassword } from '@harborline/domain/api/auth/passwords';
import { changeAgent } from '@harborline/domain/api/teams/agents';
import * as ownership from '@harborline/domain/api/teams/owner';
import * as viewAs from '@harborline/domain/api/teams/view-as';
import { callApi } from '../../../shared/api/call-api';
import type { TeammateChange } from './override';

/**
 * Changes a teammate's role, or deactivates or reactivates them; deactivating ends their sessions (S7.1-13).
 * @throws ApiError
 */
export async function changeTeammate(uid: string, change: TeammateChange): Promise<void> {
  await callApi(changeAgent, { body: { ref_uid: uid, ...change } });
}

/** Makes a teammate the owner and the caller an admin (D-33). @throws ApiError */
export async function transferOwnership(uid: string): Promise<void> {
  await callApi(ownership.transferOwnership, { body: { ref_uid: uid } });
}

/** Sets the password of a teammate with a lower role and ends their sessions (S7.1-09, D-11). @throws ApiError */
export async function setTeammatePassword(email: string, password: string): Promise<void> {
  await callApi(updatePassword, { body: { email, password } });
}

/**
 * Starts viewing as a teammate, limited to what the caller may also do; nothing can be changed meanwhile.
 * @throws ApiError
 */
export async function startView(uid: string): Promise<void> {
  await callApi(viewAs.startView, { body: { ref_uid: uid } });
}
