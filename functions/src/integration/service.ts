import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { getPrioritySupport } from './get-priority-support';
import { putPrioritySupport } from './put-priority-support';

/** Everything under /api/integration. */
export const integration = httpsService('integration', {
  authenticator,
  endpoints: [getPrioritySupport, putPrioritySupport],
});
