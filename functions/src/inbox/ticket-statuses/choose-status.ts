import type { Conversation } from '@harborline/domain/entities/conversation';
import type { OwnStatus } from '@harborline/domain/entities/ticket-fields';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import { ownRefOf, ownStatusOf, type StatusWithOwn } from '@harborline/domain/tickets/own-statuses';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { readStatuses } from './read-statuses';

/** A status to give a ticket, with what the library has of its own ones. */
export interface ChosenStatus {
  readonly status: StatusWithOwn['status'];
  /** the library's own one that the ticket gets beside it; undefined for none */
  readonly own: OwnStatus | undefined;
  /** the library's own one that it shows now; undefined for none */
  readonly before: OwnStatus | undefined;
}

interface Choice {
  readonly status: StatusWithOwn['status'];
  readonly ownRef?: string | undefined;
  /** a step back to an own status that was deleted since leads to what that counts as */
  readonly isStepBack?: boolean;
}

/**
 * Looks up the statuses of the library's own that a change takes from a ticket and gives it (D-121). Reads, and writes nothing.
 * @throws ApiError 'conflict' if there is no such status that counts as the other
 */
export async function chooseStatus(
  transaction: Transaction,
  ticket: Conversation,
  { status, ownRef = '', isStepBack = false }: Choice,
): Promise<ChosenStatus> {
  // Most libraries have none: their tickets cost no read.
  if (ownRef === '' && ownRefOf(ticket) === '') return { status, own: undefined, before: undefined };
  const library = await readStatuses(ticket.support_lib_id, transaction);
  const own = ownStatusOf(library.own, { status, own_status_ref: ownRef });
  if (ownRef !== '' && own === undefined && !isStepBack)
    throw new ApiError('conflict', TICKET_STATUS_TEXTS.gone);
  return { status, own, before: ownStatusOf(library.own, ticket) };
}
