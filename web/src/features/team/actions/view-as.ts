import * as teams from '@harborline/domain/api/teams/view-as';
import { callApi } from '../../../shared/api/call-api';

/** Tries on what a teammate may do, as far as one holds it too; nothing can be changed meanwhile. @throws ApiError */
export async function startView(uid: string): Promise<void> {
  await callApi(teams.startView, { body: { ref_uid: uid } });
}
