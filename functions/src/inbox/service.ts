import { httpsService } from '../platform/service';
import { changeTicketStatus } from './change-ticket-status';
import { grantVisitorAccess } from './grant-visitor-access';
import { login } from './login';

/** Everything under /api/inbox. */
export const inbox = httpsService('inbox', [changeTicketStatus, grantVisitorAccess, login]);
