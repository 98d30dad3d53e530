import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { PagedList } from '../../../shared/live/use-paged-list';
import { adminLinks } from '../../../shared/routes/admin-links';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { DraftRow } from './draft-row';
import type { DraftView } from './draft-view';
import type { ListedDraft } from './use-draft-list';

interface DraftListProps {
  list: PagedList<ListedDraft>;
  view: DraftView;
  selectedRef: string | null;
}

const EMPTY = {
  self: { title: DRAFT_TEXTS.emptyYours, description: DRAFT_TEXTS.emptyYoursBody },
  others: { title: DRAFT_TEXTS.emptyToReview, description: DRAFT_TEXTS.emptyToReviewBody },
} as const;

/** Says that there are none, or only none in this state. */
function NoDrafts({ view, conversation }: { view: DraftView; conversation: string | undefined }) {
  const { reviewFor, state } = view;
  const texts =
    state === null || (reviewFor === 'others' && state === 'submitted')
      ? EMPTY[reviewFor]
      : {
          title: DRAFT_TEXTS.emptyState(DRAFT_TEXTS.states[state]),
          description: DRAFT_TEXTS.emptyStateBody,
        };
  const toAll = state !== null && (
    <Button component={Link} to={adminLinks.drafts({ reviewFor, state: null, conversation })}>
      {DRAFT_TEXTS.showAllStates}
    </Button>
  );
  return <EmptyState icon={<DraftIcon />} {...texts} action={toAll || undefined} />;
}

/** The drafts of the list, or the state of loading them. */
export function DraftList({ list, view, selectedRef }: DraftListProps) {
  if (list.status === 'loading') return <ListSkeleton height={72} />;
  if (list.status === 'denied')
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  if (list.status === 'failed') return <ErrorState title={DRAFT_TEXTS.loadFailed} onRetry={list.retry} />;
  if (list.rows.length === 0) return <NoDrafts view={view} conversation={selectedRef ?? undefined} />;
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
      <Box component="ul" aria-label={DRAFT_TEXTS.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.rows.map((draft) => (
          <li key={draft.id}>
            <DraftRow
              draft={draft}
              to={adminLinks.drafts({ ...view, conversation: draft.conversation_ref })}
              isSelected={draft.conversation_ref === selectedRef}
            />
          </li>
        ))}
      </Box>
      {list.hasMore && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <MoreButton label={INBOX_TEXTS.loadMore} paging={list.paging} onMore={list.loadMore} />
        </Box>
      )}
    </Box>
  );
}
