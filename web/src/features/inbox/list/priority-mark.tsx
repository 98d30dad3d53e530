import { PRIORITY_LABELS, PRIORITY_TEXTS } from '@harborline/domain/texts/priority';
import { priorityOf } from '@harborline/domain/tickets/priority';
import HighIcon from '@mui/icons-material/KeyboardArrowUpRounded';
import UrgentIcon from '@mui/icons-material/KeyboardDoubleArrowUpRounded';
import type { Ticket } from '../ticket';

const SIZE = { flex: 'none', fontSize: 18 } as const;

/** Marks a ticket that is to be answered before others; nothing for all the rest (D-108). */
export function PriorityMark({ ticket }: { ticket: Pick<Ticket, 'priority_level'> }) {
  const priority = priorityOf(ticket);
  if (priority !== 'urgent' && priority !== 'high') return null;
  const label = PRIORITY_TEXTS.mark(PRIORITY_LABELS[priority]);
  return priority === 'urgent' ? (
    <UrgentIcon titleAccess={label} color="error" sx={SIZE} />
  ) : (
    <HighIcon titleAccess={label} color="warning" sx={SIZE} />
  );
}
