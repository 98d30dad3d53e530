import type { FeedFilter } from '@harborline/domain/feed/feed-item';
import { FEED_TEXTS } from '@harborline/domain/texts/feed';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../../shared/ui-admin/empty-state';
import { ErrorState } from '../../shared/ui-admin/error-state';
import { Skeleton } from '../../shared/ui-admin/skeleton';
import { FeedRow } from './feed-row';
import type { Feed } from './use-feed';

function Waiting() {
  return (
    <Box role="status" aria-label={KIT_TEXTS.loading} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      {['70%', '55%', '80%', '60%'].map((width) => (
        <Box key={width} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Skeleton variant="circular" width={36} height={36} />
          <Skeleton variant="text" width={width} />
        </Box>
      ))}
    </Box>
  );
}

const EMPTY_TITLES: Record<FeedFilter, string> = {
  all: FEED_TEXTS.none,
  unread: FEED_TEXTS.noneUnread,
  read: FEED_TEXTS.noneRead,
};

/** The feed's list with its loading, empty and error states. */
export function FeedItems({ feed, onFollow }: { feed: Feed; onFollow: () => void }) {
  const { items, hasMore, isWaiting, openItem } = feed.view;
  if (items.length === 0 && feed.hasLoadFailed) {
    return <ErrorState title={FEED_TEXTS.loadFailed} onRetry={() => void feed.reload()} />;
  }
  if (isWaiting) return <Waiting />;
  if (items.length === 0) {
    return (
      <EmptyState icon={<BellIcon />} title={EMPTY_TITLES[feed.filter]} description={FEED_TEXTS.noneHint} />
    );
  }
  return (
    <>
      <Box component="ul" aria-label={FEED_TEXTS.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <FeedRow
            key={item.feed_id}
            item={item}
            isOpen={openItem?.feed_id === item.feed_id}
            onToggle={() => feed.toggle(item)}
            onFollow={() => {
              if (!item.is_read) void feed.mark(item, true);
              onFollow();
            }}
            onMark={() => void feed.mark(item, !item.is_read)}
          />
        ))}
      </Box>
      {hasMore && (
        <Box sx={{ display: 'grid', placeItems: 'center', py: 2 }}>
          <Button variant="outlined" disabled={feed.isLoading} onClick={() => void feed.loadMore()}>
            {FEED_TEXTS.loadMore}
          </Button>
        </Box>
      )}
    </>
  );
}
