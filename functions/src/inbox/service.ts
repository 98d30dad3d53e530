import { httpsService } from '../platform/service';
import { changeTicketStatus } from './change-ticket-status';
import { decideHeldRequests } from './decide-held-requests';
import { grantVisitorAccess } from './grant-visitor-access';
import { login } from './login';

/** Everything under /api/inbox. */
export const inbox = httpsService('inbox', [
  changeTicketStatus,
  decideHeldRequests,
  grantVisitorAccess,
  login,
]);
