import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { changeAgent } from './change-agent';
import { endView } from './end-view';
import { getUser } from './get-user';
import { createInvitation } from './invitations/create';
import { listInvitations } from './invitations/list';
import { resendInvitation } from './invitations/resend';
import { revokeInvitation } from './invitations/revoke';
import { listAgents } from './list-agents';
import { getPermissions } from './permissions/get';
import { getRole } from './permissions/get-role';
import { resetPermissions } from './permissions/reset';
import { updatePermissions } from './permissions/update';
import { putUser } from './put-user';
import { startView } from './start-view';
import { transferOwnership } from './transfer-ownership';

/** Everything under /api/teams. */
export const teams = httpsService('teams', {
  authenticator,
  endpoints: [
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
    createInvitation,
    listInvitations,
    resendInvitation,
    revokeInvitation,
  ],
});
