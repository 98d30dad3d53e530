import { httpsService } from '../platform/service';
import { approveInvitation } from './approve';

/** Everything under /api/invitation. */
export const invitation = httpsService('invitation', [approveInvitation]);
