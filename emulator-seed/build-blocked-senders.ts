import { blockedSenders } from '@harborline/domain/stores/blocked-senders';
import { LIBRARY_IDS } from './library-data';
import { PEOPLE } from './people';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const AGENT = 'lumen-agent';
const BLOCKED_MINUTES_AGO = 30;

/** Lumen's team has blocked the flood among its held requests. */
export const blockedSenderDocs = ({ nowMs, toTime }: SeedClock): SeedDoc[] => [
  seedDoc(blockedSenders(LIBRARY_IDS.lumen), {
    senders: [
      {
        sender: '@lucky-wheel.example',
        reason: 'Asks customers for their bank details',
        blocked_by: AGENT,
        blocked_by_name: PEOPLE.find(({ uid }) => uid === AGENT)?.name ?? '',
        blocked_at: toTime(nowMs - BLOCKED_MINUTES_AGO * MINUTE_MS),
      },
    ],
  }),
];
