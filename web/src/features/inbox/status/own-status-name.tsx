import { ownStatusOf, type TicketStatusFields } from '@harborline/domain/tickets/own-statuses';
import { useEffect } from 'react';
import { useOwnStatuses } from '../../../shared/ticket-statuses/use-ticket-statuses';

interface OwnStatusNameProps {
  readonly ticket: TicketStatusFields;
  /** told '' where the ticket has none */
  readonly onName: (name: string) => void;
}

/** Reads the library's own statuses for what may not wait for their code, and tells it the name of the ticket's (D-121). */
export function OwnStatusName({ ticket, onName }: OwnStatusNameProps) {
  const name = ownStatusOf(useOwnStatuses(), ticket)?.name ?? '';
  useEffect(() => onName(name), [name, onName]);
  return null;
}
