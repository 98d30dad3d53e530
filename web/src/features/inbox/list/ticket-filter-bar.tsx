import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { FILTER_LABELS, linkOfView, TICKET_FILTERS, type TicketView } from './ticket-filter';

interface TicketFilterBarProps {
  view: TicketView;
  /** another view replaces the thread, so no tab is current */
  isElsewhere: boolean;
  conversationRef: string | null;
}

/** Status filter of the list; the open conversation stays open. */
export function TicketFilterBar({ view, isElsewhere, conversationRef }: TicketFilterBarProps) {
  return (
    <Box sx={{ px: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <LinkTabs
        label={INBOX_TEXTS.statusFilter}
        tabs={TICKET_FILTERS.map((value) => ({
          key: value,
          label: FILTER_LABELS[value],
          to: linkOfView({ ...view, filter: value }, conversationRef ?? undefined),
          isCurrent: !isElsewhere && value === view.filter,
        }))}
      />
    </Box>
  );
}
