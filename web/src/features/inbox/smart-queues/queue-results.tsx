import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import QueueIcon from '@mui/icons-material/LowPriorityRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { TicketRow } from '../list/ticket-row';
import type { QueuedTickets } from './use-queued-tickets';

interface QueueResultsProps {
  readonly queued: QueuedTickets;
  readonly linkOf: (ref: string) => string;
  readonly openRef: string | null;
  readonly onRefresh: () => void;
}

/** How many tickets wait, and whether all of them are shown. */
function countText({ found, tickets, hasStopped }: QueuedTickets): string {
  const count = (hasStopped ? SMART_QUEUE_TEXTS.foundMore : SMART_QUEUE_TEXTS.found)(found);
  return found > tickets.length ? `${count}. ${SMART_QUEUE_TEXTS.shownFirst(tickets.length)}` : count;
}

/** Why no ticket is shown, and when there will be one. */
function noneText({ queue, hasStopped }: QueuedTickets): string {
  if (hasStopped) return SMART_QUEUE_TEXTS.noneAmong;
  if (queue.standing === 'overflow') return SMART_QUEUE_TEXTS.noneLate(queue.wait_minutes);
  return SMART_QUEUE_TEXTS.noneBody;
}

/** The tickets of a queue, the next one first. */
export function QueueResults({ queued, linkOf, openRef, onRefresh }: QueueResultsProps) {
  const { tickets } = queued;
  const refresh = (
    <Button size="small" color="inherit" onClick={onRefresh}>
      {SMART_QUEUE_TEXTS.refresh}
    </Button>
  );
  if (tickets.length === 0)
    return (
      <EmptyState
        icon={<QueueIcon />}
        title={SMART_QUEUE_TEXTS.noneTitle}
        description={noneText(queued)}
        action={refresh}
      />
    );
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 0.5 }}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1 }}>
          {countText(queued)}
        </Typography>
        {refresh}
      </Box>
      <Box component="ul" aria-label={SMART_QUEUE_TEXTS.results} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketRow
              ticket={ticket}
              to={linkOf(ticket.id)}
              isSelected={ticket.id === openRef}
              isUnread={ticket.isUnread && ticket.id !== openRef}
              hasArrived={false}
              isStatusShown
              unsent={undefined}
              onRange={undefined}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
