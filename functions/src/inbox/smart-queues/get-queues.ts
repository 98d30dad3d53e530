import * as contract from '@harborline/domain/api/inbox/smart-queues';
import { staffEndpoint } from '../../platform/endpoint';
import { readTeams } from '../teams/read-team';
import { presentQueue } from './queue-teams';
import { readQueues } from './read-queues';

/** GET smart_queues (S7.2-12). */
export const getSmartQueues = staffEndpoint(contract.getSmartQueues, async (_input, staff) => {
  const [queues, teams] = await Promise.all([
    readQueues(staff.support_lib_id),
    readTeams(staff.support_lib_id),
  ]);
  return { queues: queues.map((queue) => presentQueue(queue, teams, staff)) };
});
