import { isChat } from '@harborline/domain/chat/chat-state';
import type { conversationSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { endedChatsOfVisitor, ticketsOfVisitor } from '@harborline/domain/stores/conversations';
import type { StoreQuery } from '@harborline/domain/stores/store';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { writtenAt } from '@harborline/domain/tickets/snooze/waking';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useStaffFirestore } from '../../../../shared/live/staff-firebase';
import { type PagedSource, usePagedList } from '../../../../shared/live/use-paged-list';
import { adminLinks } from '../../../../shared/routes/admin-links';
import { useStaff } from '../../../../shared/staff/session-context';
import { useMay } from '../../../../shared/staff/use-may';
import { recordPages } from '../../../../shared/store/record-pages';
import { ErrorState } from '../../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../../shared/ui-admin/more-button';
import { RelativeTime } from '../../../../shared/ui-admin/relative-time';
import { TicketStatusChip } from '../../status/ticket-status-chip';
import { idOf, type Ticket } from '../../ticket';
import { earlierOf } from './earlier-of';

const STEP = LIMITS.earlierConversations;

const OPTIONS = { size: STEP, idOf, timeOf: (ticket: Ticket) => ticket.last_message_at.toMillis() };

/** What a person may not read is an empty list. */
const NOTHING: Omit<PagedSource<Ticket>, 'scope'> = {
  watchNewest: ({ next }) => {
    next({ rows: [], isFromCache: false });
    return () => {};
  },
  fetchBelow: async () => [],
};

function useList(scope: string, query: StoreQuery<typeof conversationSchema>, mayRead: boolean) {
  const firestore = useStaffFirestore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope names the query
  const source = useMemo(
    () => ({ scope, ...(mayRead ? recordPages(firestore, query) : NOTHING) }),
    [firestore, scope, mayRead],
  );
  return usePagedList<Ticket>(source, OPTIONS);
}

/** The visitor's tickets and ended chats, as far as the person may read them. */
function useEarlier({ visitor_uids }: Ticket) {
  const { support_lib_id: libraryId } = useStaff();
  const uid = visitor_uids[0] ?? '';
  const mayTickets = useMay('Conversations.readTicket');
  const mayArchive = useMay('Conversations.readEndedChat');
  const tickets = useList(`tickets/${libraryId}/${uid}`, ticketsOfVisitor(libraryId, uid), mayTickets);
  const chats = useList(`chats/${libraryId}/${uid}`, endedChatsOfVisitor(libraryId, uid), mayArchive);
  return { lists: [tickets, chats], mayReadAny: mayTickets || mayArchive };
}

function EarlierRow({ earlier }: { earlier: Ticket }) {
  const isOfChat = isChat(earlier);
  const to = isOfChat
    ? adminLinks.chats('archives', earlier.id)
    : adminLinks.inbox({ conversation: earlier.id });
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" dir="auto">
        <Link component={RouterLink} to={to}>
          {earlier.title || INBOX_TEXTS.noTitle}
        </Link>
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div">
        {isOfChat ? CHAT_TEXTS.endedChat : <TicketStatusChip ticket={earlier} />}
        {' · '}
        <RelativeTime at={writtenAt(earlier).toDate()} />
      </Typography>
    </Box>
  );
}

/** The other conversations of a chat's visitor in this browser, the latest first. Names and addresses prove nothing. */
export function EarlierConversations({ chat }: { chat: Ticket }) {
  const { lists, mayReadAny } = useEarlier(chat);
  const [shown, setShown] = useState<number>(STEP);
  const failed = lists.find(({ status }) => status === 'failed' || status === 'denied');
  if (failed) return <ErrorState title={CHAT_TEXTS.earlierFailed} onRetry={failed.retry} />;
  if (lists.some(({ status }) => status === 'loading')) return <ListSkeleton height={36} />;
  const rows = earlierOf(
    lists.map((list) => list.rows),
    chat.id,
  );
  if (!mayReadAny) return <Typography variant="body2">{CHAT_TEXTS.earlierHidden}</Typography>;
  if (rows.length === 0) return <Typography variant="body2">{CHAT_TEXTS.noneEarlier}</Typography>;
  const hasMore = rows.length > shown || lists.some((list) => list.hasMore);
  const showMore = () => {
    setShown(shown + STEP);
    for (const list of lists) if (list.hasMore) list.loadMore();
  };
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.slice(0, shown).map((earlier) => (
          <EarlierRow key={earlier.id} earlier={earlier} />
        ))}
      </Box>
      {hasMore && <MoreButton label={CHAT_TEXTS.earlierMore} onMore={showMore} />}
    </>
  );
}
