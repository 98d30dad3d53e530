import * as contract from '@harborline/domain/api/inbox/blocked-senders';
import { blockedSenders } from '@harborline/domain/stores/blocked-senders';
import { staffEndpoint } from '../../platform/endpoint';
import { readRecord } from '../../platform/store/read';

/** GET blockedsenders: all of them, the newest first (D-101). */
export const getBlockedSenders = staffEndpoint(
  contract.getBlockedSenders,
  async (_input, { support_lib_id }) => {
    const { senders = [] } = (await readRecord(blockedSenders(support_lib_id))) ?? {};
    return {
      senders: senders.map(({ sender, reason, blocked_by_name, blocked_at }) => ({
        ...{ sender, reason },
        blocked_by: blocked_by_name,
        blocked_at: blocked_at.toMillis(),
      })),
    };
  },
);
