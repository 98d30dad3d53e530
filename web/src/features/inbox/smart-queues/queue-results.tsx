import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import QueueIcon from '@mui/icons-material/LowPriorityRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { FoundRow } from '../found/found-row';
import type { FoundRows } from '../found/use-found-list';
import type { QueuedTickets } from './use-queued-tickets';

interface QueueResultsProps {
  readonly queued: QueuedTickets;
  readonly rows: FoundRows;
  readonly linkOf: (ref: string) => string;
  readonly openRef: string | null;
  readonly onRefresh: () => void;
}

/** How many tickets wait, and whether all of them are shown. */
function countText({
  found,
  tickets,
  hasStopped,
}: Pick<QueuedTickets, 'found' | 'tickets' | 'hasStopped'>): string {
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
export function QueueResults({ queued, rows, linkOf, openRef, onRefresh }: QueueResultsProps) {
  const tickets = queued.tickets.filter(({ id }) => rows.shown.includes(id));
  // Those that left since they were counted.
  const found = queued.found - (queued.tickets.length - tickets.length);
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
          {countText({ found, tickets, hasStopped: queued.hasStopped })}
        </Typography>
        {refresh}
      </Box>
      <Box component="ul" aria-label={SMART_QUEUE_TEXTS.results} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tickets.map((ticket) => (
          <Box component="li" key={ticket.id} sx={{ position: 'relative' }}>
            <FoundRow found={ticket} rows={rows} to={linkOf(ticket.id)} openRef={openRef} keepsTime />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
