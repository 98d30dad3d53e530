import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TicketListView } from './use-ticket-list';

/** Below the rows, while there are others. */
export function LoadMore({ list }: { list: TicketListView }) {
  if (!list.hasMore) return null;
  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Button color="inherit" variant="outlined" disabled={list.paging === 'loading'} onClick={list.loadMore}>
        {list.paging === 'failed' ? KIT_TEXTS.retry : INBOX_TEXTS.loadMore}
      </Button>
    </Box>
  );
}
