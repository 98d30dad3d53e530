import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { approveInvitation } from './approve';

/** Everything under /api/invitation. */
export const invitation = httpsService('invitation', { authenticator, endpoints: [approveInvitation] });
