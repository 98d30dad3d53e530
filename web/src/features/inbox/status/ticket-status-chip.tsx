import { ownRefOf, type TicketStatusFields } from '@harborline/domain/tickets/own-statuses';
import { type ReactNode, Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { StatusChip } from './status-chip';

const OwnStatusChip = lateComponent(async () => (await import('./own-status-chip')).OwnStatusChip);

interface TicketStatusChipProps {
  readonly ticket: TicketStatusFields;
  /** what stands in the place of a status that every library has; by default its name */
  readonly plain?: ReactNode;
}

/** The status of a ticket: the library's own one where it has one, which loads only then (D-121). */
export function TicketStatusChip({
  ticket,
  plain = <StatusChip status={ticket.status} />,
}: TicketStatusChipProps) {
  if (ownRefOf(ticket) === '') return plain;
  return (
    <Suspense fallback={plain}>
      <OwnStatusChip ticket={ticket} otherwise={plain} />
    </Suspense>
  );
}
