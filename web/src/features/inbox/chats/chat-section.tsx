import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId } from 'react';
import { contentIsShown } from '../../../shared/live/first-content';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import type { Ticket } from '../ticket';
import type { LiveChats } from './use-chats';

interface ChatSectionProps {
  readonly title: string;
  readonly chats: LiveChats;
  readonly emptyTitle: string;
  readonly emptyBody: string;
  /** beside the title */
  readonly action?: ReactNode;
  readonly row: (chat: Ticket) => ReactNode;
}

/** A list of chats under its heading with their number, or the state of loading it. */
export function ChatSection({ title, chats, action, row, ...empty }: ChatSectionProps) {
  const id = useId();
  const isSettled = chats.status !== 'loading';
  // Only then are teammates announced as being there.
  useEffect(() => {
    if (isSettled) contentIsShown();
  }, [isSettled]);
  const count = chats.status === 'ready' ? chats.data.length : 0;
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, pl: 2, pr: 1.5, pt: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, fontSize: '0.875rem' }}>
          {title}
          {count > 0 && ` (${count})`}
        </Typography>
        {action}
      </Box>
      {chats.status === 'loading' && <ListSkeleton height={56} />}
      {chats.status === 'failed' && <ErrorState title={CHAT_TEXTS.loadFailed} onRetry={chats.retry} />}
      {chats.status === 'ready' && count === 0 && (
        <Box sx={{ px: 2, pb: 2 }}>
          <Typography variant="body2">{empty.emptyTitle}</Typography>
          <Typography variant="body2" color="textSecondary">
            {empty.emptyBody}
          </Typography>
        </Box>
      )}
      {chats.status === 'ready' && count > 0 && (
        <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {chats.data.map(row)}
        </Box>
      )}
    </Box>
  );
}
