import { doesHold } from '@harborline/domain/predicate/evaluate';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import { Suspense, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useFilterWords } from '../../../shared/ticket-words/use-filter-words';
import { useTicketWriting } from '../drafts/use-draft-actor';
import { useFoundList } from '../found/use-found-list';
import { InboxFrame } from '../inbox-frame';
import type { Ticket } from '../ticket';
import { FilterPane } from './filter-pane';
import { readFilterView } from './filter-view';
import { useFilterContext } from './use-filter-context';
import { useFilteredTickets } from './use-filtered-tickets';

const FilterDialog = lateComponent(async () => (await import('./filter-dialog')).FilterDialog);

const NO_THREAD = {
  title: TICKET_FILTER_TEXTS.chooseTitle,
  body: TICKET_FILTER_TEXTS.chooseBody,
  gone: INBOX_TEXTS.threadGone,
} as const;

/** Whether a ticket that has changed still belongs to the filter; undefined while that cannot be told. */
function useIsIn(predicate: Predicate | null) {
  const contextNow = useFilterContext();
  return useMemo(() => {
    if (predicate === null || contextNow === null) return undefined;
    return (ticket: Ticket) =>
      doesHold(predicate, ticket, { catalogue: TICKET_CATALOGUE, context: contextNow() });
  }, [predicate, contextNow]);
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
  const isIn = useIsIn(view.predicate);
  const found = useFoundList({
    scope: `filter/${view.text}`,
    refs: list.tickets.map(({ id }) => id),
    isReady: list.status === 'ready',
    ...{ linkOf, openRef },
    ...(isIn && { isIn }),
  });
  const { ticket } = found;
  return (
    <>
      <InboxFrame
        open={found.open}
        ticket={ticket}
        backTo={adminLinks.filteredTickets(target)}
        writing={useTicketWriting()}
        inputRef={found.inputRef}
        onStatusChange={found.changeStatus}
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
            rows={found}
            onListKeyDown={found.onListKeyDown}
          />
        )}
      />
      {view.isEditing && <FilterEditing at={at} />}
    </>
  );
}
