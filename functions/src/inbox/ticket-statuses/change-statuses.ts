import * as contract from '@harborline/domain/api/inbox/ticket-statuses';
import type { TicketFieldOptions } from '@harborline/domain/entities/ticket-fields';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import {
  type LibraryStatuses,
  type StatusesOutcome,
  withChangedStatus,
  withoutStatus,
  withRestoredStatus,
  withStatus,
} from '@harborline/domain/tickets/own-statuses';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';
import { presentStatuses, statusesIn } from './read-statuses';

/** @throws ApiError 'conflict' or 'not-found' if nothing came of the change */
function statusesOf(outcome: StatusesOutcome): LibraryStatuses {
  if (outcome === 'name-taken') throw new ApiError('conflict', TICKET_STATUS_TEXTS.nameTaken);
  if (outcome === 'full') throw new ApiError('conflict', TICKET_STATUS_TEXTS.full);
  if (outcome === 'missing') throw new ApiError('not-found');
  return outcome;
}

/** Changes the own statuses of the caller's library. @returns all that there are now */
const changeStatuses = (
  { support_lib_id: libraryId }: Staff,
  change: (before: LibraryStatuses) => StatusesOutcome,
) =>
  firestore().runTransaction(async (transaction) => {
    const fields: TicketFieldOptions = (await readRecord(ticketFields(libraryId), transaction)) ?? {};
    const { own, gone } = statusesOf(change(statusesIn(fields)));
    setRecord(transaction, ticketFields(libraryId), {
      ...fields,
      statuses: [...own],
      gone_statuses: [...gone],
    });
    return { statuses: presentStatuses(own) };
  });

/** POST, PUT ?ref and DELETE ?ref of ticket_statuses, and the way back of the last (D-121). */
export const ownStatusChanges = [
  staffEndpoint(contract.createOwnStatus, (input, staff) => {
    const status = { ref: randomId(), ...input };
    return changeStatuses(staff, (before) => withStatus(before, status));
  }),
  staffEndpoint(contract.changeOwnStatus, (input, staff) =>
    changeStatuses(staff, (before) => withChangedStatus(before, input)),
  ),
  staffEndpoint(contract.deleteOwnStatus, ({ ref }, staff) =>
    changeStatuses(staff, (before) => withoutStatus(before, ref)),
  ),
  staffEndpoint(contract.restoreOwnStatus, ({ ref }, staff) =>
    changeStatuses(staff, (before) => withRestoredStatus(before, ref)),
  ),
];
