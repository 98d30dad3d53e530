import { changeAgent } from '@harborline/domain/api/teams/agents';
import type { Role } from '@harborline/domain/permissions/slugs';
import { callApi } from '../../../shared/api/call-api';

/** Gives a teammate another role (S7.1-13). @throws ApiError */
export async function changeRole(uid: string, role: Role): Promise<void> {
  await callApi(changeAgent, { body: { ref_uid: uid, agent_role: role } });
}

/** Lets a teammate in or keeps them out; the latter ends their sessions (S7.1-13). @throws ApiError */
export async function changeStatus(uid: string, isActive: boolean): Promise<void> {
  await callApi(changeAgent, { body: { ref_uid: uid, is_active: isActive } });
}
