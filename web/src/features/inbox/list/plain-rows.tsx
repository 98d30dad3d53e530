import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Ticket } from '../ticket';

export interface RowsProps {
  tickets: readonly Ticket[];
  /** what stands in the row of a ticket */
  rowOf: (ticket: Ticket) => ReactNode;
}

/** The rows of a list, all in the document. */
export function PlainRows({ tickets, rowOf }: RowsProps) {
  return (
    <Box component="ul" aria-label={INBOX_TEXTS.tickets} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {tickets.map((ticket) => (
        <Box component="li" key={ticket.id} sx={{ position: 'relative' }}>
          {rowOf(ticket)}
        </Box>
      ))}
    </Box>
  );
}
