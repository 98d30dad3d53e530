import * as contract from '@harborline/domain/api/inbox/agent-notifications';
import type { AgentNotifications } from '@harborline/domain/entities/agent-notifications';
import { DEFAULT_NOTIFICATIONS, wholeMatrix } from '@harborline/domain/notifications/preferences';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import { isTimeZone } from '@harborline/domain/text/zoned-time';
import { NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { staffEndpoint } from '../../../platform/endpoint';
import { ApiError } from '../../../platform/errors';
import { firestore } from '../../../platform/firebase';
import { readRecord } from '../../../platform/store/read';
import { setRecord } from '../../../platform/store/write';

type Chosen = Pick<AgentNotifications, 'events' | 'time_zone' | 'quiet' | 'digest_at'>;

/** What is absent stays absent, which Firestore would not take as undefined. */
const timesOf = ({ time_zone, quiet, digest_at }: Chosen) => ({
  ...(time_zone === undefined ? {} : { time_zone }),
  ...(quiet === undefined ? {} : { quiet }),
  ...(digest_at === undefined ? {} : { digest_at }),
});

const present = (chosen: Chosen) => ({ events: wholeMatrix(chosen.events), ...timesOf(chosen) });

/** GET agent_notifications (S7.2-10). */
export const getAgentNotifications = staffEndpoint(contract.getAgentNotifications, async (_input, { uid }) =>
  present((await readRecord(agentNotifications(uid))) ?? { events: DEFAULT_NOTIFICATIONS }),
);

/** PUT agent_notifications: they belong to the home library, wherever the caller acts (S7.2-10). */
export const putAgentNotifications = staffEndpoint(
  contract.putAgentNotifications,
  async ({ events, ...times }, { uid, init_support_lib_id }) => {
    if (times.time_zone !== undefined && !isTimeZone(times.time_zone))
      throw new ApiError('invalid-input', NOTICE_TEXTS.noTimeZone);
    const chosen = { events: wholeMatrix(events), ...timesOf({ events, ...times }) };
    await firestore().runTransaction(async (transaction) =>
      setRecord(transaction, agentNotifications(uid), { support_lib_id: init_support_lib_id, ...chosen }),
    );
    return present(chosen);
  },
);
