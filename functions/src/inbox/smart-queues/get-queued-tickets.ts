import * as contract from '@harborline/domain/api/inbox/smart-queues';
import { LIMITS } from '@harborline/domain/limits';
import { waitsSince } from '@harborline/domain/tickets/queues/waiting';
import { Timestamp } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { isoTime } from '../../platform/iso-time';
import { rowOf } from '../filters/looking';
import { readTeams } from '../teams/read-team';
import { drawerOf, findOffered, readingPredicates } from './offered-tickets';
import { presentQueue } from './queue-teams';
import { readQueue } from './read-queues';

/** GET smart_queues/tickets: what a queue offers the person, in its order. */
export const getQueuedTickets = staffEndpoint(
  contract.getQueuedTickets,
  async ({ smart_queue_ref, timezone }, staff) => {
    const [queue, teams] = await Promise.all([
      readQueue(smart_queue_ref, staff),
      readTeams(staff.support_lib_id),
    ]);
    const { tickets, hasStopped } = await findOffered(queue, {
      drawer: drawerOf(queue, teams, { staff, timezone }),
      predicateOf: await readingPredicates([queue], staff.support_lib_id),
    });
    return {
      queue: presentQueue(queue, teams, staff),
      tickets: tickets.slice(0, LIMITS.queueShown).map((ticket) => ({
        ...rowOf(ticket),
        waits_since: isoTime(Timestamp.fromMillis(waitsSince(ticket))),
      })),
      found: tickets.length,
      has_stopped: hasStopped,
    };
  },
);
