import { httpsService } from '../platform/service';
import { changeAgent } from './change-agent';
import { endView } from './end-view';
import { getPermissions } from './get-permissions';
import { getRole } from './get-role';
import { getUser } from './get-user';
import { invitationEndpoints } from './invitations';
import { listAgents } from './list-agents';
import { putUser } from './put-user';
import { resetPermissions } from './reset-permissions';
import { startView } from './start-view';
import { transferOwnership } from './transfer-ownership';
import { updatePermissions } from './update-permissions';

/** Everything under /api/teams. */
export const teams = httpsService('teams', [
  changeAgent,
  endView,
  getPermissions,
  getRole,
  getUser,
  listAgents,
  putUser,
  resetPermissions,
  startView,
  transferOwnership,
  updatePermissions,
  ...invitationEndpoints,
]);
