import { isId } from '@harborline/domain/entities/is-id';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { useCallback, useMemo, useRef } from 'react';
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
import { QueuePane } from './queue-pane';
import { useQueuedTickets } from './use-queued-tickets';

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

/** The rows as the keys know them. */
function useSteps(queued: ReturnType<typeof useQueuedTickets>, linkOf: (ref: string) => string) {
  const tickets = queued.state.status === 'ready' ? queued.state.data?.tickets : undefined;
  return useMemo(
    () =>
      (tickets ?? []).map(({ id }) => ({
        id,
        to: linkOf(id),
        isOpenIn: (search: URLSearchParams) => search.get('conversation') === id,
      })),
    [tickets, linkOf],
  );
}

/** /admin/inbox?tab=smartqueue: what a smart queue offers the person, and the next of it (D-115). */
export function QueuePage() {
  const { queueRef, linkOf, openRef } = useQueueView();
  const queued = useQueuedTickets(queueRef);
  const open = useOpenConversation(openRef);
  const stored = open.status === 'ready' ? open.ticket : null;
  const status = useTicketStatus(useMemo(() => (stored === null ? [] : [stored]), [stored]));
  useSeenMark(stored, useMay('Conversations.markRead'));
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { onListKeyDown } = useListSteps(useSteps(queued, linkOf), inputRef);
  // Of what is not sent yet, leaving the page still warns.
  useUnsent();
  return (
    <InboxFrame
      open={open}
      ticket={stored === null ? null : status.seen(stored)}
      backTo={adminLinks.smartQueue(queueRef ?? '')}
      writing={useTicketWriting()}
      inputRef={inputRef}
      onStatusChange={status.change}
      isListReady={queued.state.status === 'ready'}
      unreadCount={0}
      noThreadTexts={NO_THREAD}
      list={(isShownAlone) => (
        <QueuePane
          queueRef={queueRef ?? ''}
          queued={queued}
          linkOf={linkOf}
          openRef={openRef}
          isShownAlone={isShownAlone}
          onListKeyDown={onListKeyDown}
        />
      )}
    />
  );
}
