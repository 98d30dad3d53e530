import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { getModalWidgets } from './get-modal-widgets';
import { getPrioritySupport } from './get-priority-support';
import { putPrioritySupport } from './put-priority-support';

/** Everything under /api/integration. */
export const integration = httpsService('integration', {
  authenticator,
  endpoints: [getModalWidgets, getPrioritySupport, putPrioritySupport],
});
