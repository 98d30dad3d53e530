import { askForRequestsLink } from './ask-for-link';
import { getMyRequests } from './get-requests';
import { leaveMyRequests } from './leave-requests';
import { openMyRequest } from './open-request';
import { redeemRequestsLink } from './redeem-link';

/** How visitors find their requests again (D-118). */
export const myRequestEndpoints = [
  askForRequestsLink,
  getMyRequests,
  leaveMyRequests,
  openMyRequest,
  redeemRequestsLink,
];
