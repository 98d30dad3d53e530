import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import FilterIcon from '@mui/icons-material/FilterListRounded';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { FoundRow } from '../found/found-row';
import type { FoundRows } from '../found/use-found-list';
import type { FilteredTickets } from './use-filtered-tickets';

interface FilterResultsProps {
  list: FilteredTickets;
  rows: FoundRows;
  linkOf: (ref: string) => string;
  openRef: string | null;
}

/** What leads to more: further pages, or tickets that were not looked at. */
function More({ list }: Pick<FilterResultsProps, 'list'>) {
  const { stoppedAfter } = list;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'center' }}>
      {stoppedAfter !== null && (
        <Typography variant="body2">{TICKET_FILTER_TEXTS.stopped(stoppedAfter)}</Typography>
      )}
      <MoreButton
        label={stoppedAfter === null ? TICKET_FILTER_TEXTS.more : TICKET_FILTER_TEXTS.goOn}
        paging={list.paging}
        onMore={list.loadMore}
      />
    </Box>
  );
}

/** The tickets of the filter, or the state of loading them. */
export function FilterResults({ list, rows, linkOf, openRef }: FilterResultsProps) {
  if (list.status === 'loading') return <ListSkeleton height={88} />;
  if (list.status === 'denied')
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  if (list.status === 'failed') return <ErrorState title={TICKET_FILTER_TEXTS.failed} onRetry={list.retry} />;
  const refresh = (
    <Button size="small" color="inherit" disabled={list.refreshing === 'loading'} onClick={list.retry}>
      {TICKET_FILTER_TEXTS.refresh}
    </Button>
  );
  const shown = list.tickets.filter(({ id }) => rows.shown.includes(id));
  if (shown.length === 0 && !list.hasMore)
    return (
      <EmptyState
        icon={<FilterIcon />}
        title={TICKET_FILTER_TEXTS.noneTitle}
        description={TICKET_FILTER_TEXTS.noneBody}
        action={refresh}
      />
    );
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
      <Box component="ul" aria-label={TICKET_FILTER_TEXTS.results} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((ticket) => (
          <Box component="li" key={ticket.id} sx={{ position: 'relative' }}>
            <FoundRow found={ticket} rows={rows} to={linkOf(ticket.id)} openRef={openRef} />
          </Box>
        ))}
      </Box>
      {list.hasMore && <More list={list} />}
      <Box sx={{ p: 2, textAlign: 'center' }}>{refresh}</Box>
    </Box>
  );
}
