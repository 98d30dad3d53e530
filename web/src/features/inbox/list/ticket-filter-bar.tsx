import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { FILTER_LABELS, TICKET_FILTERS, type TicketFilter } from './ticket-filter';

interface TicketFilterBarProps {
  filter: TicketFilter;
  /** another view replaces the thread, so no tab is current */
  isElsewhere: boolean;
  conversationRef: string | null;
}

/** Status filter of the list; the open conversation stays open. */
export function TicketFilterBar({ filter, isElsewhere, conversationRef }: TicketFilterBarProps) {
  const open = conversationRef === null ? {} : { conversation: conversationRef };
  return (
    <Box sx={{ px: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <LinkTabs
        label={INBOX_TEXTS.statusFilter}
        tabs={TICKET_FILTERS.map((value) => ({
          key: value,
          label: FILTER_LABELS[value],
          to: adminLinks.inbox({ status: value, ...open }),
          isCurrent: !isElsewhere && value === filter,
        }))}
      />
    </Box>
  );
}
