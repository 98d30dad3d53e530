import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { groupMessages } from '../thread/group-messages';
import { MessageBubble } from '../thread/message-bubble';
import { useThread } from '../thread/use-thread';
import { type ThreadMessage, type Ticket, visitorLabel } from '../ticket';

const authorOf = (ticket: Ticket, { sender_type, sender_name }: ThreadMessage): string =>
  sender_type === 'visitor' ? visitorLabel(ticket) : sender_name || ADMIN_TEXTS.nameFallback;

/** The messages and notes of a merged ticket, live, the newest page first; to be read only (D-110). */
export function MergedMessages({ ticket }: { ticket: Ticket }) {
  const thread = useThread(ticket.id);
  const items = useMemo(() => groupMessages(thread.messages, new Date()), [thread.messages]);
  if (thread.status === 'failed' || thread.status === 'denied')
    return <ErrorState title={INBOX_TEXTS.threadFailed} onRetry={thread.retry} />;
  if (thread.status === 'loading') return <ListSkeleton height={44} />;
  if (items.length === 0) return <Typography variant="body2">{MERGE_TEXTS.noMessages}</Typography>;
  return (
    <Box
      role="group"
      aria-label={MERGE_TEXTS.messagesOf(shortNumber(ticket.number))}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      {thread.hasMore && (
        <Button size="small" color="inherit" disabled={thread.paging === 'loading'} onClick={thread.loadMore}>
          {thread.paging === 'failed' ? KIT_TEXTS.retry : INBOX_TEXTS.loadEarlier}
        </Button>
      )}
      {items.map((item) =>
        item.kind === 'message' ? (
          <MessageBubble
            key={item.key}
            message={item.message}
            authorLabel={`${authorOf(ticket, item.message)} ${shortNumber(ticket.number)}`}
            startsGroup={item.startsGroup}
          />
        ) : (
          item.kind === 'day' && (
            <Divider key={item.key} sx={{ mt: 2, typography: 'caption', color: 'text.secondary' }}>
              {item.label}
            </Divider>
          )
        ),
      )}
    </Box>
  );
}
