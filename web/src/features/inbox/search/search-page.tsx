import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { useTicketWriting } from '../drafts/use-draft-actor';
import { InboxFrame } from '../inbox-frame';
import { useListSteps } from '../list/use-list-steps';
import { useUnsent } from '../reply/use-unsent';
import { useTicketStatus } from '../status/use-ticket-status';
import { useOpenConversation } from '../thread/use-open-conversation';
import { useSeenMark } from '../thread/use-seen-mark';
import { SearchPane } from './search-pane';
import { readSearchView } from './search-view';
import { type TicketSearch, useTicketSearch } from './use-ticket-search';

const NO_THREAD = {
  title: TICKET_SEARCH_TEXTS.chooseTitle,
  body: TICKET_SEARCH_TEXTS.chooseBody,
  gone: INBOX_TEXTS.threadGone,
} as const;

/** The rows as the keys know them. */
function useSteps(tickets: TicketSearch['tickets'], linkOf: (ref: string) => string) {
  const refs = tickets.map(({ conversation_ref: ref }) => ref).join(' ');
  return useMemo(
    () =>
      refs.split(' ').flatMap((id) =>
        id === ''
          ? []
          : {
              id,
              to: linkOf(id),
              isOpenIn: (search: URLSearchParams) => search.get('conversation') === id,
            },
      ),
    [refs, linkOf],
  );
}

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
  const open = useOpenConversation(openRef);
  const stored = open.status === 'ready' ? open.ticket : null;
  const status = useTicketStatus(useMemo(() => (stored === null ? [] : [stored]), [stored]));
  useSeenMark(stored, useMay('Conversations.markRead'));
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { onListKeyDown } = useListSteps(useSteps(search.tickets, linkOf), inputRef);
  // Of what is not sent yet, leaving the page still warns.
  useUnsent();
  return (
    <InboxFrame
      open={open}
      ticket={stored === null ? null : status.seen(stored)}
      backTo={adminLinks.ticketSearch(view)}
      writing={useTicketWriting()}
      inputRef={inputRef}
      onStatusChange={status.change}
      isListReady={search.status === 'ready'}
      unreadCount={0}
      noThreadTexts={NO_THREAD}
      list={(isShownAlone) => (
        <SearchPane
          search={search}
          view={view}
          openRef={openRef}
          isShownAlone={isShownAlone}
          onListKeyDown={onListKeyDown}
        />
      )}
    />
  );
}
