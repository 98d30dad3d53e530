import * as contract from '@harborline/domain/api/integration/priority-support';
import { NO_PRIORITY_SUPPORT } from '@harborline/domain/entities/priority-support';
import { prioritySupport } from '@harborline/domain/stores/priority-support';
import { staffEndpoint } from '../platform/endpoint';
import { readRecord } from '../platform/store/read';

/** GET priority_support (S7.5-04, D-108). */
export const getPrioritySupport = staffEndpoint(
  contract.getPrioritySupport,
  async (_input, { support_lib_id }) => {
    const { is_on, senders, version } =
      (await readRecord(prioritySupport(support_lib_id))) ?? NO_PRIORITY_SUPPORT;
    return { is_on, senders, version };
  },
);
