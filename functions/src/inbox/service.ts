import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { changeTicketStatus } from './change-ticket-status';
import { decideHeldRequests } from './held-requests/decide';
import { login } from './login';
import { grantVisitorAccess } from './visitor-access/grant';

/** Everything under /api/inbox. */
export const inbox = httpsService('inbox', {
  authenticator,
  endpoints: [changeTicketStatus, decideHeldRequests, grantVisitorAccess, login],
});
