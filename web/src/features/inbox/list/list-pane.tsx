import { deleteTickets } from '@harborline/domain/api/inbox/delete-tickets';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useMay } from '../../../shared/staff/use-may';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { useBulkReply } from '../bulk/reply/use-bulk-reply';
import { useBulkStep } from '../bulk/use-bulk-step';
import { useSelection } from '../bulk/use-selection';
import { NewTicketLink } from '../create/new-ticket-link';
import { FilterLink } from '../filters/filter-link';
import { LateHeldLink } from '../held/late-held-link';
import type { UnsentState } from '../reply/outgoing';
import { type Ticket, visitorLabel } from '../ticket';
import type { useInbox } from '../use-inbox';
import { ListChoice } from './list-choice';
import { ListFrame } from './list-frame';
import { TicketFilterBar } from './ticket-filter-bar';
import { TicketList } from './ticket-list';

const TagFilter = lateComponent(async () => (await import('../tags/tag-filter')).TagFilter);
const MergeDialog = lateComponent(async () => (await import('../merge/merge-dialog')).MergeDialog);
const BulkReplyDialog = lateComponent(
  async () => (await import('../bulk/reply/bulk-reply-dialog')).BulkReplyDialog,
);
const DeleteDialog = lateComponent(async () => (await import('../deletion/delete-dialog')).DeleteDialog);
const ListMacros = lateComponent(async () => (await import('../macros/list-macros')).ListMacros);
const ChildrenFilter = lateComponent(async () => (await import('../links/children-filter')).ChildrenFilter);
const GatherDialog = lateComponent(async () => (await import('../links/gather-dialog')).GatherDialog);
const OrderNote = lateComponent(async () => (await import('./order-note')).OrderNote);
const BulkBar = lateComponent(async () => (await import('../bulk/bulk-bar')).BulkBar);

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
  const selection = useSelection(inbox);
  const step = useBulkStep(selection, inbox.shownStatus);
  // As they were when the dialog opened: those that leave the list meanwhile stay in it.
  const [merging, setMerging] = useState<readonly Ticket[] | null>(null);
  const mayDelete = useMay(deleteTickets);
  const bulkReply = useBulkReply();
  const [deleting, setDeleting] = useState<readonly Ticket[] | null>(null);
  const [gathering, setGathering] = useState<readonly Ticket[]>([]);
  const [firstGathered, ...othersGathered] = gathering;
  const [isChoosingMacro, setChoosingMacro] = useState(false);
  const newest = tickets.find(({ id }) => list.arrived.has(id));
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
      {view.order === 'oldest' && (
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
        selection={inbox.mayReply || mayDelete ? selection : null}
        onStatusChange={inbox.mayReply ? inbox.changeStatus : null}
      />
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {selection.tickets.length > 0 && BULK_TEXTS.selected(selection.tickets.length)}
      </Box>
      {(selection.tickets.length > 0 || step.progress !== null || step.refused.length > 0) && (
        <Suspense>
          <BulkBar
            selection={selection}
            step={step}
            mayReply={inbox.mayReply}
            onMerge={setMerging}
            onMacro={() => setChoosingMacro(true)}
            onReply={bulkReply.begin}
            onDelete={setDeleting}
            onGather={setGathering}
          />
        </Suspense>
      )}
      {isChoosingMacro && (
        <Suspense>
          <ListMacros
            count={selection.tickets.length}
            onRun={step.runWork}
            onClose={() => setChoosingMacro(false)}
          />
        </Suspense>
      )}
      {bulkReply.writing !== null && (
        <Suspense>
          <BulkReplyDialog
            tickets={bulkReply.writing.tickets}
            initial={bulkReply.writing.replies}
            onSent={selection.clear}
            writeOn={bulkReply.writeOn}
            onClose={bulkReply.close}
          />
        </Suspense>
      )}
      {deleting !== null && (
        <Suspense>
          <DeleteDialog tickets={deleting} onSend={selection.clear} onClose={() => setDeleting(null)} />
        </Suspense>
      )}
      {firstGathered !== undefined && (
        <Suspense>
          <GatherDialog
            tickets={[firstGathered, ...othersGathered]}
            onLinked={(refused) => {
              const linked = gathering.filter(({ id }) => !refused.includes(id));
              const left = selection.tickets.filter((ticket) => !linked.some(({ id }) => id === ticket.id));
              selection.select(left.map(({ id }) => id));
            }}
            onClose={() => setGathering([])}
          />
        </Suspense>
      )}
      {merging !== null && (
        <Suspense>
          <MergeDialog tickets={merging} onSend={selection.clear} onClose={() => setMerging(null)} />
        </Suspense>
      )}
    </ListFrame>
  );
}
