import { FEED_FILTERS, type FeedFilter } from '@harborline/domain/feed/feed-item';
import { FEED_TEXTS } from '@harborline/domain/texts/feed';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { FeedItems } from './feed-items';
import type { Feed } from './use-feed';

const FILTER_LABELS: Record<FeedFilter, string> = {
  all: FEED_TEXTS.showAll,
  unread: FEED_TEXTS.showUnread,
  read: FEED_TEXTS.showRead,
};

interface FeedModalProps {
  feed: Feed;
  isOpen: boolean;
  onClose: () => void;
}

/** 'User Activities Feed' (S2.8-06): what teammates and automations did in this library. */
export function FeedModal({ feed, isOpen, onClose }: FeedModalProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      scroll="paper"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { minHeight: { sm: 420 }, maxHeight: { sm: 'min(720px, 86vh)' } } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={titleId} variant="h2" sx={{ flex: 1 }}>
          {FEED_TEXTS.title}
        </DialogTitle>
        <IconButton aria-label={KIT_TEXTS.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Stack
        direction="row"
        sx={{
          px: 3,
          pb: 1.5,
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={KIT_TEXTS.filter}
          value={feed.filter}
          onChange={(_event, next: FeedFilter | null) => {
            if (next !== null) feed.setFilter(next);
          }}
        >
          {FEED_FILTERS.map((filter) => (
            <ToggleButton key={filter} value={filter} sx={{ px: { sm: 1.5 } }}>
              {FILTER_LABELS[filter]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          size="small"
          disabled={feed.view.unreadCount === 0}
          sx={{ ml: 'auto' }}
          onClick={() => void feed.markAll()}
        >
          {FEED_TEXTS.markAll}
        </Button>
      </Stack>
      <DialogContent dividers sx={{ p: 0, display: 'flex', flexDirection: 'column' }}>
        <FeedItems feed={feed} onFollow={onClose} />
      </DialogContent>
    </Dialog>
  );
}
