import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import { type KeyboardEvent, Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { BulkWork } from '../bulk/bulk-work';
import { useBulkStep } from '../bulk/use-bulk-step';
import { useIsSelectable, useSelection } from '../bulk/use-selection';
import { NewTicketLink } from '../create/new-ticket-link';
import { FilterLink } from '../filters/filter-link';
import { LateHeldLink } from '../held/late-held-link';
import type { UnsentState } from '../reply/outgoing';
import { visitorLabel } from '../ticket';
import type { useInbox } from '../use-inbox';
import { ListChoice } from './list-choice';
import { ListFrame } from './list-frame';
import { TicketFilterBar } from './ticket-filter-bar';
import { TicketList } from './ticket-list';

const TagFilter = lateComponent(async () => (await import('../tags/tag-filter')).TagFilter);
const ChildrenFilter = lateComponent(async () => (await import('../links/children-filter')).ChildrenFilter);
const OrderNote = lateComponent(async () => (await import('./order-note')).OrderNote);

/** How long a message is news. */
const NEWS_MS = 60_000;

interface ListPaneProps {
  inbox: ReturnType<typeof useInbox>;
  /** state of unsent messages, by conversation */
  unsent: ReadonlyMap<string, UnsentState>;
  /** whether the list is the only pane, on screens too narrow for list and thread */
  isShownAlone: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The tickets with their filter. New tickets are announced, since screen readers miss the highlight. */
export function ListPane({ inbox, unsent, isShownAlone, onKeyDown }: ListPaneProps) {
  const { list, tickets, view, openRef } = inbox;
  const isSelectable = useIsSelectable();
  const selection = useSelection({
    scope: `${view.tab}/${view.filter}/${view.tag}/${view.partOf}`,
    tickets,
    isReady: list.status === 'ready',
    steps: inbox.steps,
    isOn: isSelectable,
  });
  const step = useBulkStep(selection, inbox.shownStatus);
  // What comes back by a step of one's own, or a teammate's, is no news of its visitor.
  const newest = tickets.find(
    ({ id, last_message_at }) => list.arrived.has(id) && Date.now() - last_message_at.toMillis() < NEWS_MS,
  );
  return (
    <ListFrame
      isShownAlone={isShownAlone}
      head={
        <>
          <ListChoice view={view} counts={inbox.counts} />
          {view.partOf === undefined && <FilterLink view={view} />}
          {inbox.mayReply && <NewTicketLink view={view} isCurrent={inbox.isNewOpen} />}
        </>
      }
      onKeyDown={onKeyDown}
    >
      <TicketFilterBar view={view} isElsewhere={inbox.isHeldOpen} conversationRef={openRef} />
      {view.tag !== null && (
        <Suspense>
          <TagFilter view={{ ...view, tag: view.tag }} conversationRef={openRef} />
        </Suspense>
      )}
      {view.partOf !== undefined && (
        <Suspense>
          <ChildrenFilter view={view} partOf={view.partOf} conversationRef={openRef} />
        </Suspense>
      )}
      {view.order !== undefined && view.order !== 'newest' && (
        <Suspense>
          <OrderNote view={view} conversationRef={openRef} />
        </Suspense>
      )}
      {inbox.mayViewHeld && <LateHeldLink isCurrent={inbox.isHeldOpen} />}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {newest === undefined
          ? ''
          : INBOX_TEXTS.newTicket(visitorLabel(newest), `${shortNumber(newest.number)} ${newest.title}`)}
      </Box>
      <TicketList
        list={list}
        tickets={tickets}
        view={view}
        selectedRef={openRef}
        isUnread={inbox.isUnread}
        unsent={unsent}
        mayCreate={inbox.mayReply}
        selection={isSelectable ? selection : null}
        onStatusChange={inbox.mayReply ? inbox.changeStatus : null}
      />
      <BulkWork selection={selection} step={step} />
    </ListFrame>
  );
}
