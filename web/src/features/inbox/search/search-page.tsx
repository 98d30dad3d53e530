import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useTicketWriting } from '../drafts/use-draft-actor';
import { useFoundList } from '../found/use-found-list';
import { InboxFrame } from '../inbox-frame';
import { SearchPane } from './search-pane';
import { readSearchView } from './search-view';
import { useTicketSearch } from './use-ticket-search';

const NO_THREAD = {
  title: TICKET_SEARCH_TEXTS.chooseTitle,
  body: TICKET_SEARCH_TEXTS.chooseBody,
  gone: INBOX_TEXTS.threadGone,
} as const;

/** /admin/inbox?tab=search: tickets by their words, each beside what was found (D-106). */
export function SearchPage() {
  const [asked] = useSearchParams();
  const { query, status: ofStatus, assignee } = readSearchView(asked);
  const view = useMemo(() => ({ query, status: ofStatus, assignee }), [query, ofStatus, assignee]);
  const search = useTicketSearch(view);
  const linkOf = useMemo(
    () => (conversation: string) => adminLinks.ticketSearch({ ...view, conversation }),
    [view],
  );
  const openRef = asked.get('conversation');
  const found = useFoundList({
    scope: `search/${query}/${ofStatus}/${assignee}`,
    refs: search.tickets.map(({ conversation_ref }) => conversation_ref),
    isReady: search.status === 'ready',
    ...{ linkOf, openRef },
  });
  return (
    <InboxFrame
      open={found.open}
      ticket={found.ticket}
      backTo={adminLinks.ticketSearch(view)}
      writing={useTicketWriting()}
      inputRef={found.inputRef}
      onStatusChange={found.changeStatus}
      isListReady={search.status === 'ready'}
      unreadCount={0}
      noThreadTexts={NO_THREAD}
      list={(isShownAlone) => (
        <SearchPane
          search={search}
          view={view}
          openRef={openRef}
          isShownAlone={isShownAlone}
          rows={found}
          onListKeyDown={found.onListKeyDown}
        />
      )}
    />
  );
}
