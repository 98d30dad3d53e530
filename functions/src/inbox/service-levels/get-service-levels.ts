import * as contract from '@harborline/domain/api/inbox/service-levels';
import { staffEndpoint } from '../../platform/endpoint';
import { readServiceLevels } from './read-service-levels';

/** GET service_levels (D-135). */
export const getServiceLevels = staffEndpoint(
  contract.getServiceLevels,
  async (_input, { support_lib_id }) => {
    const { policies, version } = await readServiceLevels(support_lib_id);
    return { policies, version };
  },
);
