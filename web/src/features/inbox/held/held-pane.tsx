import { LIMITS } from '@harborline/domain/limits';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import ArrowBackIcon from '@mui/icons-material/ArrowBackRounded';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListLoading } from '../../../shared/ui-admin/list-loading';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { HeldRow } from './held-row';
import { HeldToolbar } from './held-toolbar';
import { useHeldRequests } from './use-held-requests';

type Held = ReturnType<typeof useHeldRequests>;
type Asked = 'release' | 'discard' | 'others';

const askedTitle = (asked: Asked | null, count: number): string => {
  if (asked === 'release') return HELD_TEXTS.confirmRelease(count);
  if (asked === 'others') return HELD_TEXTS.confirmOthers(count);
  return HELD_TEXTS.confirmDiscard(count);
};

/** Requests over a limit: release them or put them away, one by one or many at once (D-55). */
export function HeldPane({ backTo }: { backTo: string }) {
  const held = useHeldRequests();
  // The list with the page's heading is hidden then.
  const isAlone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [asked, setAsked] = useState<Asked | null>(null);
  /** up to when the requests came in that somebody could see when they were asked about all others */
  const [seenUntil, setSeenUntil] = useState(0);
  const { rows, hasMore } = held.list;
  const count = held.selected.length;
  const isLocked = held.isBusy || !held.mayDecide;
  // One alone is decided at once: a discard can be undone, and a release says what it does.
  const ask = (action: 'release' | 'discard') =>
    count > 1 ? setAsked(action) : void held.decide(action, held.selected);
  const askForOthers = () => {
    setSeenUntil(held.newestAtMs);
    setAsked('others');
  };
  const confirm = () => {
    if (asked === 'others') void held.discardOthers(seenUntil);
    else if (asked !== null) void held.decide(asked, held.selected);
    setAsked(null);
  };
  return (
    <Box
      component="section"
      aria-label={HELD_TEXTS.title}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          px: { xs: 1, sm: 2 },
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <IconButton
          component={Link}
          to={backTo}
          aria-label="Back to the list"
          sx={{ display: { md: 'none' }, alignSelf: 'flex-start' }}
        >
          <ArrowBackIcon />
        </IconButton>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component={isAlone ? 'h1' : 'h2'} sx={{ fontSize: '1rem' }}>
            {rows.length === 0 ? HELD_TEXTS.title : HELD_TEXTS.heading(rows.length, hasMore)}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 640, mt: 0.5 }}>
            {HELD_TEXTS.intro}
          </Typography>
        </Box>
      </Box>
      {rows.length > 0 && (
        <HeldToolbar
          count={count}
          total={rows.length}
          isLocked={isLocked}
          progress={held.progress}
          canDiscardOthers={count <= LIMITS.heldRequestsPerCall && (count < rows.length || hasMore)}
          onToggleAll={held.toggleAll}
          onRelease={() => ask('release')}
          onDiscard={() => ask('discard')}
          onDiscardOthers={askForOthers}
        />
      )}
      <HeldList held={held} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={askedTitle(asked, count)}
        description={asked === 'release' ? HELD_TEXTS.releaseMeans : HELD_TEXTS.discardMeans}
        confirmLabel={asked === 'release' ? HELD_TEXTS.release : HELD_TEXTS.discard}
        isDestructive={asked !== 'release'}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </Box>
  );
}

function HeldList({ held }: { held: Held }): ReactNode {
  const { list } = held;
  if (list.status === 'loading') {
    return (
      <ListLoading>
        <Skeleton variant="rounded" height={96} sx={{ m: 2 }} />
      </ListLoading>
    );
  }
  if (list.status === 'denied') {
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  }
  if (list.status === 'failed') return <ErrorState title={HELD_TEXTS.failed} onRetry={list.retry} />;
  if (list.rows.length === 0) {
    return (
      <EmptyState icon={<InboxIcon />} title={HELD_TEXTS.emptyTitle} description={HELD_TEXTS.emptyBody} />
    );
  }
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
      <Box component="ul" aria-label={HELD_TEXTS.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.rows.map((row) => (
          <HeldRow
            key={row.id}
            row={row}
            isSelected={held.isSelected(row)}
            isLocked={held.isBusy || !held.mayDecide}
            onToggle={() => held.toggle(row)}
            onRelease={() => void held.decide('release', [row.ticket_id])}
            onDiscard={() => void held.decide('discard', [row.ticket_id])}
          />
        ))}
      </Box>
      {list.hasMore && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button
            color="inherit"
            variant="outlined"
            disabled={list.paging === 'loading'}
            onClick={list.loadMore}
          >
            {list.paging === 'failed' ? 'Try again' : HELD_TEXTS.more}
          </Button>
        </Box>
      )}
    </Box>
  );
}
