import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import LockIcon from '@mui/icons-material/LockOutlined';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import type { FoundRows } from '../found/use-found-list';
import { SearchRow } from './search-row';
import type { SearchView } from './search-view';
import type { TicketSearch } from './use-ticket-search';

interface SearchResultsProps {
  search: TicketSearch;
  rows: FoundRows;
  view: SearchView;
  openRef: string | null;
}

/** What leads to more: further pages, or tickets that the search has not looked at. */
function More({ search }: Pick<SearchResultsProps, 'search'>) {
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'center' }}>
      {search.hasStopped && <Typography variant="body2">{TICKET_SEARCH_TEXTS.stopped}</Typography>}
      <MoreButton
        label={search.hasStopped ? TICKET_SEARCH_TEXTS.goOn : TICKET_SEARCH_TEXTS.more}
        paging={search.paging}
        onMore={search.loadMore}
      />
    </Box>
  );
}

const noneBody = ({ isHere }: TicketSearch) =>
  isHere ? OFFLINE_TEXTS.foundNothingHere : TICKET_SEARCH_TEXTS.noneBody;

/** The tickets that were found, or the state of looking for them. */
export function SearchResults({ search, rows, view, openRef }: SearchResultsProps) {
  if (search.status === 'loading') return <ListSkeleton height={88} />;
  if (search.status === 'denied')
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  if (search.status === 'failed')
    return <ErrorState title={TICKET_SEARCH_TEXTS.failed} onRetry={search.retry} />;
  if (search.status === 'idle' || (search.tickets.length === 0 && !search.hasMore)) {
    const isIdle = search.status === 'idle';
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={isIdle ? TICKET_SEARCH_TEXTS.emptyTitle : TICKET_SEARCH_TEXTS.noneTitle}
        description={isIdle ? TICKET_SEARCH_TEXTS.emptyBody : noneBody(search)}
      />
    );
  }
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
      {search.isHere && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 2, py: 0.75 }}>
          {OFFLINE_TEXTS.searchedHere}
        </Typography>
      )}
      <Box component="ul" aria-label={TICKET_SEARCH_TEXTS.results} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {search.tickets
          .filter(({ conversation_ref }) => rows.shown.includes(conversation_ref))
          .map((ticket) => (
            <Box component="li" key={ticket.conversation_ref} sx={{ position: 'relative' }}>
              <SearchRow ticket={ticket} rows={rows} view={view} openRef={openRef} />
            </Box>
          ))}
      </Box>
      {search.hasMore && <More search={search} />}
    </Box>
  );
}
