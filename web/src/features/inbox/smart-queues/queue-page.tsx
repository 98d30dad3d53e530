import { isId } from '@harborline/domain/entities/is-id';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { isOffered } from '@harborline/domain/tickets/queues/next-ticket';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useTicketWriting } from '../drafts/use-draft-actor';
import { useFilterContext } from '../filters/use-filter-context';
import { useFoundList } from '../found/use-found-list';
import { InboxFrame } from '../inbox-frame';
import type { Ticket } from '../ticket';
import { QueuePane } from './queue-pane';
import { type QueuedTickets, useQueuedTickets } from './use-queued-tickets';

const NO_THREAD = {
  title: SMART_QUEUE_TEXTS.chooseTitle,
  body: SMART_QUEUE_TEXTS.chooseBody,
  gone: INBOX_TEXTS.threadGone,
} as const;

/** The queue in the URL, and the URLs that keep it. */
function useQueueView() {
  const [search] = useSearchParams();
  const named = search.get('queue');
  const queueRef = named !== null && isId(named) ? named : null;
  const linkOf = useCallback(
    (conversation: string) => adminLinks.smartQueue(queueRef ?? '', conversation),
    [queueRef],
  );
  return { queueRef, linkOf, openRef: search.get('conversation') };
}

/** Whether a ticket that has changed still waits in the queue; undefined while that cannot be told. */
function useIsIn(queued: QueuedTickets | null) {
  const contextNow = useFilterContext();
  return useMemo(() => {
    if (queued === null || contextNow === null) return undefined;
    const { queue } = queued;
    const predicate = parsePredicate(queue.filter, TICKET_CATALOGUE);
    if (predicate === null) return undefined;
    return (ticket: Ticket) =>
      isOffered(queue, predicate, ticket, { context: contextNow(), standing: queue.standing });
  }, [queued, contextNow]);
}

/** /admin/inbox?tab=smartqueue: what a smart queue offers the person, and the next of it (D-115). */
export function QueuePage() {
  const { queueRef, linkOf, openRef } = useQueueView();
  const queued = useQueuedTickets(queueRef);
  const { state } = queued;
  const ready = state.status === 'ready' ? state.data : null;
  const isIn = useIsIn(ready);
  const found = useFoundList({
    scope: `queue/${queueRef}`,
    refs: ready?.tickets.map(({ id }) => id) ?? [],
    isReady: state.status === 'ready',
    ...{ linkOf, openRef },
    ...(isIn && { isIn }),
  });
  return (
    <InboxFrame
      open={found.open}
      ticket={found.ticket}
      backTo={adminLinks.smartQueue(queueRef ?? '')}
      writing={useTicketWriting()}
      inputRef={found.inputRef}
      onStatusChange={found.changeStatus}
      isListReady={state.status === 'ready'}
      unreadCount={0}
      noThreadTexts={NO_THREAD}
      list={(isShownAlone) => (
        <QueuePane
          queueRef={queueRef ?? ''}
          queued={queued}
          linkOf={linkOf}
          openRef={openRef}
          isShownAlone={isShownAlone}
          rows={found}
          onListKeyDown={found.onListKeyDown}
        />
      )}
    />
  );
}
