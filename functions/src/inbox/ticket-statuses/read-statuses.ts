import type { PresentedStatus } from '@harborline/domain/api/inbox/ticket-statuses';
import { CONVERSATION_STATUSES } from '@harborline/domain/entities/conversation';
import type { OwnStatus, TicketFieldOptions } from '@harborline/domain/entities/ticket-fields';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import { STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import type { LibraryStatuses } from '@harborline/domain/tickets/own-statuses';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';

/** The library's own statuses as its document keeps them. */
export const statusesIn = ({
  statuses = [],
  gone_statuses = [],
}: TicketFieldOptions = {}): LibraryStatuses => ({ own: statuses, gone: gone_statuses });

export const readStatuses = async (libraryId: string, transaction?: Transaction): Promise<LibraryStatuses> =>
  statusesIn(await readRecord(ticketFields(libraryId), transaction));

/** The built-in ones, and the library's own beneath what they count as. */
export const presentStatuses = (own: readonly OwnStatus[]): PresentedStatus[] =>
  CONVERSATION_STATUSES.flatMap((status) => [
    { ref: status, name: STATUS_TEXTS[status], counts_as: status, is_own: false },
    ...own.filter(({ counts_as }) => counts_as === status).map((one) => ({ ...one, is_own: true })),
  ]);
