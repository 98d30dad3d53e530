import { archiveWord, hasArchiveWords } from '@harborline/domain/chat/archive-words';
import { LIMITS } from '@harborline/domain/limits';
import { newestEndedChats, oldestEndedChats } from '@harborline/domain/stores/conversations';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useSettledValue } from '../../../shared/hooks/use-settled-value';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { usePagedList } from '../../../shared/live/use-paged-list';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { recordPages } from '../../../shared/store/record-pages';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { idOf, type Ticket } from '../ticket';
import { ChatRow } from './chat-row';
import { ChatSection } from './chat-section';
import type { LiveChats } from './use-chats';

type ArchiveOrder = 'newest' | 'oldest';

const ORDERS = [
  { value: 'newest', label: CHAT_TEXTS.newest },
  { value: 'oldest', label: CHAT_TEXTS.oldest },
] as const;

const options = (sign: 1 | -1) => ({
  size: LIMITS.listPageSize,
  idOf,
  timeOf: (chat: Ticket) => sign * chat.last_message_at.toMillis(),
});
const OPTIONS = { newest: options(1), oldest: options(-1) } as const;

/** Typing pauses for this long before the server is asked. */
const SETTLE_MS = 300;

function useArchive(order: ArchiveOrder, word: string | null) {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const source = useMemo(() => {
    const query = order === 'newest' ? newestEndedChats(libraryId, word) : oldestEndedChats(libraryId, word);
    return { scope: `${libraryId}/${order}/${word ?? ''}`, ...recordPages(firestore, query) };
  }, [firestore, libraryId, order, word]);
  return usePagedList(source, OPTIONS[order]);
}

/** Chats that have ended, 20 at a time, the newest first unless asked otherwise; the server sorts and searches (S6-36). */
export function ArchiveList({ selectedRef }: { selectedRef: string | null }) {
  const [order, setOrder] = useState<ArchiveOrder>('newest');
  const [words, setWords] = useState('');
  const settled = useSettledValue(words, SETTLE_MS);
  const word = archiveWord(settled);
  const list = useArchive(order, word);
  const found = list.rows.filter((chat) => hasArchiveWords(chat, settled));
  const chats: LiveChats =
    list.status === 'ready'
      ? { status: 'ready', data: found }
      : list.status === 'loading'
        ? { status: 'loading' }
        : { status: 'failed', retry: list.retry };
  const isSearching = word !== null;
  return (
    <>
      {(isSearching || words !== '' || list.rows.length > 0) && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, px: 2, pt: 1.5 }}>
          <Box sx={{ display: 'flex' }}>
            <SearchField label={CHAT_TEXTS.search} value={words} onChange={setWords} />
          </Box>
          <ChoiceSelect
            label={CHAT_TEXTS.sort}
            isLabelHidden
            value={order}
            choices={ORDERS}
            onChange={setOrder}
          />
        </Box>
      )}
      <ChatSection
        title={CHAT_TEXTS.archive}
        chats={chats}
        emptyTitle={isSearching ? CHAT_TEXTS.noneFound : CHAT_TEXTS.emptyArchive}
        emptyBody={isSearching ? CHAT_TEXTS.noneFoundBody : CHAT_TEXTS.emptyArchiveBody}
        row={(chat) => (
          <ChatRow
            key={chat.id}
            chat={chat}
            to={adminLinks.chats('archives', chat.id)}
            isSelected={chat.id === selectedRef}
            at={chat.last_message_at.toDate()}
            note={<bdi>{chat.chat?.agent_name || CHAT_TEXTS.nobodyHad}</bdi>}
          />
        )}
      />
      {list.hasMore && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button
            color="inherit"
            variant="outlined"
            disabled={list.paging === 'loading'}
            onClick={list.loadMore}
          >
            <Typography variant="inherit" component="span">
              {list.paging === 'failed' ? KIT_TEXTS.retry : INBOX_TEXTS.loadMore}
            </Typography>
          </Button>
        </Box>
      )}
    </>
  );
}
