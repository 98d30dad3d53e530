import { LIMITS } from '@harborline/domain/limits';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { blockOf } from '@harborline/domain/tickets/blocked-senders';
import ArrowBackIcon from '@mui/icons-material/ArrowBackRounded';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBlockedSenders } from '../../../shared/blocked-senders/use-blocked-senders';
import { adminLinks } from '../../../shared/routes/admin-links';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListLoading } from '../../../shared/ui-admin/list-loading';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { HeldRow } from './held-row';
import { HeldToolbar } from './held-toolbar';
import { useHeldRequests } from './use-held-requests';

type Held = ReturnType<typeof useHeldRequests>;
type Question = 'release' | 'discard' | 'others';

const titleOf = (question: Question | null, count: number): string => {
  if (question === 'release') return HELD_TEXTS.confirmRelease(count);
  if (question === 'others') return HELD_TEXTS.confirmOthers(count);
  return HELD_TEXTS.confirmDiscard(count);
};

/** Requests over a limit: release or discard them, one by one or many at once (D-55). */
export function HeldPane({ backTo }: { backTo: string }) {
  const held = useHeldRequests();
  // The list, which has the page's heading, is hidden then.
  const isAlone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [question, setQuestion] = useState<Question | null>(null);
  /** when the newest request arrived that was visible when the dialog asked about all others */
  const [seenUntil, setSeenUntil] = useState(0);
  const { rows, hasMore } = held.list;
  const count = held.selected.length;
  const isLocked = held.isBusy || !held.mayDecide;
  // A single request needs no confirmation: a discard can be undone, and the release button says what it does.
  const ask = (action: 'release' | 'discard') =>
    count > 1 ? setQuestion(action) : void held.decide(action, held.selected);
  const askForOthers = () => {
    setSeenUntil(held.newestAtMs);
    setQuestion('others');
  };
  const confirm = () => {
    if (question === 'others') void held.discardOthers(seenUntil);
    else if (question !== null) void held.decide(question, held.selected);
    setQuestion(null);
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
          aria-label={INBOX_TEXTS.backToList}
          sx={{ display: { md: 'none' }, alignSelf: 'flex-start' }}
        >
          <ArrowBackIcon />
        </IconButton>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component={isAlone ? 'h1' : 'h2'} sx={{ fontSize: '1rem' }}>
            {rows.length === 0 ? HELD_TEXTS.title : HELD_TEXTS.heading(rows.length, hasMore)}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 640, mt: 0.5 }}>
            {HELD_TEXTS.intro}{' '}
            <MuiLink component={Link} to={adminLinks.profile('blockedsenders')}>
              {BLOCKED_TEXTS.title}
            </MuiLink>
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
        isOpen={question !== null}
        title={titleOf(question, count)}
        description={question === 'release' ? HELD_TEXTS.releaseMeans : HELD_TEXTS.discardMeans}
        confirmLabel={question === 'release' ? HELD_TEXTS.release : HELD_TEXTS.discard}
        isDestructive={question !== 'release'}
        onConfirm={confirm}
        onCancel={() => setQuestion(null)}
      />
    </Box>
  );
}

function HeldList({ held }: { held: Held }): ReactNode {
  const { list } = held;
  const { state: blocked } = useBlockedSenders();
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
            isBlocked={blocked.status === 'ready' && blockOf(blocked.data, row.email) !== undefined}
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
            {list.paging === 'failed' ? KIT_TEXTS.retry : HELD_TEXTS.more}
          </Button>
        </Box>
      )}
    </Box>
  );
}
