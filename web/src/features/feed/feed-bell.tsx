import { feedBadge } from '@harborline/domain/feed/feed-badge';
import { FEED_TEXTS } from '@harborline/domain/texts/feed';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { lateComponent } from '../../shared/hooks/late-component';
import { useFeed } from './use-feed';

const loadModal = () => import('./feed-modal');
const FeedModal = lateComponent(async () => (await loadModal()).FeedModal);

/** The bell with the number of unread activities, which opens the feed (S2.8-06, S2.8-07). */
export function FeedBell() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const feed = useFeed(wasOpened);
  const badge = feedBadge(feed.view.unreadCount);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
    // The loaded feed may be five minutes old.
    if (wasOpened && !feed.isLoading) void feed.reload();
  };
  return (
    <>
      <IconButton
        aria-label={badge === '' ? FEED_TEXTS.title : FEED_TEXTS.withUnread(FEED_TEXTS.title, badge)}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void loadModal()}
        onFocus={() => void loadModal()}
        sx={{
          color: 'surface.railText',
          '&:hover': { color: '#fff', bgcolor: 'surface.railActive' },
          '&:focus-visible': { outlineColor: 'surface.railFocus', outlineOffset: -2 },
        }}
      >
        <Badge
          badgeContent={badge}
          invisible={badge === ''}
          slotProps={{ badge: { sx: { bgcolor: 'surface.accent', color: '#1B0E08', fontWeight: 700 } } }}
        >
          <BellIcon />
        </Badge>
      </IconButton>
      {wasOpened && (
        <Suspense>
          <FeedModal feed={feed} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
