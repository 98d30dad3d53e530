import { ownStatusOf, type TicketStatusFields } from '@harborline/domain/tickets/own-statuses';
import type { ReactNode } from 'react';
import { useOwnStatuses } from '../../../shared/ticket-statuses/use-ticket-statuses';
import { StatusChip } from './status-chip';

interface OwnStatusChipProps {
  readonly ticket: TicketStatusFields;
  /** in the place of one that is not known, or was deleted */
  readonly otherwise: ReactNode;
}

/** The library's own status that a ticket has, by its name now (D-121). */
export function OwnStatusChip({ ticket, otherwise }: OwnStatusChipProps) {
  const own = ownStatusOf(useOwnStatuses(), ticket);
  return own === undefined ? otherwise : <StatusChip status={own.counts_as} name={own.name} />;
}
