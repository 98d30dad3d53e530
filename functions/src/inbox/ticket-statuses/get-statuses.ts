import * as contract from '@harborline/domain/api/inbox/ticket-statuses';
import { staffEndpoint } from '../../platform/endpoint';
import { presentStatuses, readStatuses } from './read-statuses';

/** GET ticket_statuses (S7.2-01, D-121). */
export const getTicketStatuses = staffEndpoint(
  contract.getTicketStatuses,
  async (_input, { support_lib_id: libraryId }) => ({
    statuses: presentStatuses((await readStatuses(libraryId)).own),
  }),
);
