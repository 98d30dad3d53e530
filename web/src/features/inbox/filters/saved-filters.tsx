import type { PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import FilterIcon from '@mui/icons-material/FilterListRounded';
import LockIcon from '@mui/icons-material/LockOutlined';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { useSavedFilters } from './use-saved-filters';

const NewFilter = () => (
  <Button variant="outlined" component={Link} to={adminLinks.filteredTickets({ isEditing: true })}>
    {TICKET_FILTER_TEXTS.create}
  </Button>
);

/** Some saved filters below a heading; nothing if there are none. */
function FilterSection({ title, filters }: { title: string; filters: readonly PresentedFilter[] }) {
  const titleId = useId();
  if (filters.length === 0) return null;
  return (
    <Box>
      <Typography id={titleId} variant="subtitle2" component="h2" sx={{ px: 2, pt: 2, pb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {filters.map(({ filter_ref: saved, name, filter, is_pinned }) => (
          <li key={saved}>
            <Box
              component={Link}
              to={adminLinks.filteredTickets({ filter, saved })}
              sx={{
                display: 'flex',
                gap: 1,
                px: 2,
                py: 1.25,
                color: 'text.primary',
                textDecoration: 'none',
                borderBottom: 1,
                borderColor: 'divider',
                '&:hover': { bgcolor: 'surface.sunken' },
                '&:focus-visible': { outlineOffset: -2 },
              }}
            >
              <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              {is_pinned && <PinIcon fontSize="small" titleAccess={TICKET_FILTER_TEXTS.pinned} />}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The saved filters, and the way to a new one (D-112). */
export function SavedFilters() {
  const { state } = useSavedFilters();
  if (state.status === 'loading') return <ListSkeleton height={44} />;
  if (state.status === 'denied')
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  if (state.status === 'failed')
    return <ErrorState title={TICKET_FILTER_TEXTS.savedFailed} onRetry={state.retry} />;
  const { data: filters } = state;
  if (filters.length === 0)
    return (
      <EmptyState
        icon={<FilterIcon />}
        title={TICKET_FILTER_TEXTS.emptyTitle}
        description={TICKET_FILTER_TEXTS.emptyBody}
        action={<NewFilter />}
      />
    );
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
      <Box sx={{ px: 2, pt: 2 }}>
        <NewFilter />
      </Box>
      <FilterSection
        title={TICKET_FILTER_TEXTS.own}
        filters={filters.filter(({ is_shared }) => !is_shared)}
      />
      <FilterSection
        title={TICKET_FILTER_TEXTS.shared}
        filters={filters.filter(({ is_shared }) => is_shared)}
      />
    </Box>
  );
}
