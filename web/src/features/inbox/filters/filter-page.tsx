import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { Suspense, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { useFilterWords } from '../../../shared/ticket-words/use-filter-words';
import { useTicketWriting } from '../drafts/use-draft-actor';
import { InboxFrame } from '../inbox-frame';
import { useListSteps } from '../list/use-list-steps';
import { useUnsent } from '../reply/use-unsent';
import { useTicketStatus } from '../status/use-ticket-status';
import { useOpenConversation } from '../thread/use-open-conversation';
import { useSeenMark } from '../thread/use-seen-mark';
import { FilterPane } from './filter-pane';
import { readFilterView } from './filter-view';
import { type FilteredTickets, useFilteredTickets } from './use-filtered-tickets';

const FilterDialog = lateComponent(async () => (await import('./filter-dialog')).FilterDialog);

const NO_THREAD = {
  title: TICKET_FILTER_TEXTS.chooseTitle,
  body: TICKET_FILTER_TEXTS.chooseBody,
  gone: INBOX_TEXTS.threadGone,
} as const;

/** The rows as the keys know them. */
function useSteps(tickets: FilteredTickets['tickets'], linkOf: (ref: string) => string) {
  const refs = tickets.map(({ id }) => id).join(' ');
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

/** The filter in the URL, and the URLs that keep it. */
function useFilterView() {
  const [search] = useSearchParams();
  const view = useMemo(() => readFilterView(search), [search]);
  const { text, saved } = view;
  const target = useMemo(
    () => ({ ...(text === null ? {} : { filter: text }), ...(saved === null ? {} : { saved }) }),
    [text, saved],
  );
  const linkOf = useMemo(
    () => (conversation: string) => adminLinks.filteredTickets({ ...target, conversation }),
    [target],
  );
  return { view, target, linkOf, openRef: search.get('conversation') };
}

/** The filter while it is edited. */
function FilterEditing({ at }: { at: ReturnType<typeof useFilterView> }) {
  const navigate = useNavigate();
  const words = useFilterWords();
  const { view, target } = at;
  const conversation = at.openRef ?? undefined;
  return (
    <Suspense>
      <FilterDialog
        predicate={view.predicate}
        words={words}
        onApply={(filter) =>
          void navigate(adminLinks.filteredTickets({ ...target, filter, conversation }), { replace: true })
        }
        onClose={() =>
          void navigate(adminLinks.filteredTickets({ ...target, conversation }), { replace: true })
        }
      />
    </Suspense>
  );
}

/** /admin/inbox?tab=filteredtickets: tickets by what they are, each beside its filter (D-111). */
export function FilterPage() {
  const at = useFilterView();
  const { view, target, linkOf, openRef } = at;
  const words = useFilterWords();
  const list = useFilteredTickets(view);
  const open = useOpenConversation(openRef);
  const stored = open.status === 'ready' ? open.ticket : null;
  const status = useTicketStatus(useMemo(() => (stored === null ? [] : [stored]), [stored]));
  useSeenMark(stored, useMay('Conversations.markRead'));
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { onListKeyDown } = useListSteps(useSteps(list.tickets, linkOf), inputRef);
  // Of what is not sent yet, leaving the page still warns.
  useUnsent();
  const ticket = stored === null ? null : status.seen(stored);
  return (
    <>
      <InboxFrame
        open={open}
        ticket={ticket}
        backTo={adminLinks.filteredTickets(target)}
        writing={useTicketWriting()}
        inputRef={inputRef}
        onStatusChange={status.change}
        isListReady={list.status === 'ready'}
        unreadCount={0}
        noThreadTexts={NO_THREAD}
        list={(isShownAlone) => (
          <FilterPane
            view={view}
            list={list}
            words={words}
            linkOf={linkOf}
            openRef={openRef}
            ticket={ticket}
            isShownAlone={isShownAlone}
            onListKeyDown={onListKeyDown}
          />
        )}
      />
      {view.isEditing && <FilterEditing at={at} />}
    </>
  );
}
