import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { OfflineState } from '../../../shared/ui-admin/list-loading';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { useFocusOfGone } from '../list/focus-list';
import type { OpenTicket } from './use-ticket';

const LostMessages = lateComponent(async () => (await import('../reply/lost-messages')).LostMessages);

/** Placeholder for the messages of a thread that is still loading. */
export function MessagesSkeleton() {
  if (!useIsOnline()) return <OfflineState />;
  return (
    <Box
      role="status"
      aria-label={KIT_TEXTS.loading}
      sx={{ flex: 1, minHeight: 0, overflow: 'hidden', px: { xs: 1.5, sm: 3 }, py: 2 }}
    >
      <Skeleton variant="rounded" width="55%" height={56} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" width="45%" height={72} sx={{ mb: 2, ml: 'auto' }} />
      <Skeleton variant="rounded" width="60%" height={48} />
    </Box>
  );
}

/** Placeholder for a whole thread: header, messages, composer. */
export function ThreadSkeleton() {
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ minHeight: 64, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton width={160} height={24} />
        <Skeleton width={240} />
      </Box>
      <MessagesSkeleton />
      <Skeleton
        variant="rounded"
        height={124}
        sx={{ flex: 'none', mx: { xs: 1, sm: 2 }, mb: { xs: 1, sm: 2 } }}
      />
    </Box>
  );
}

/** What stands in place of a thread that is not chosen, or gone. */
export interface NoThreadTexts {
  readonly title: string;
  readonly body: string;
  readonly gone: string;
}

const TICKET_TEXTS: NoThreadTexts = {
  title: INBOX_TEXTS.chooseTitle,
  body: INBOX_TEXTS.chooseBody,
  gone: INBOX_TEXTS.threadGone,
};

interface NoThreadProps {
  open: OpenTicket;
  backTo: string;
  texts?: NoThreadTexts;
}

/** Shown in place of a thread while there is none. */
export function NoThread({ open, backTo, texts = TICKET_TEXTS }: NoThreadProps) {
  switch (open.status) {
    case 'none':
      return <EmptyState icon={<ForumIcon />} title={texts.title} description={texts.body} />;
    case 'failed':
      return <ErrorState title={INBOX_TEXTS.threadFailed} onRetry={open.retry} />;
    case 'missing':
      return <MissingThread title={texts.gone} backTo={backTo} />;
    default:
      return <ThreadSkeleton />;
  }
}

/** With what its author wanted to send there. */
function MissingThread({ title, backTo }: { title: string; backTo: string }) {
  const [search] = useSearchParams();
  useFocusOfGone();
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title={title}
      action={
        <>
          <Button component={Link} to={backTo} variant="outlined">
            {INBOX_TEXTS.backToList}
          </Button>
          <Suspense>
            <LostMessages conversationRef={search.get('conversation') ?? ''} />
          </Suspense>
        </>
      }
    />
  );
}
