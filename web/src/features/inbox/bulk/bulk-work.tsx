import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useMay } from '../../../shared/staff/use-may';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import type { Ticket } from '../ticket';
import { useBulkReply } from './reply/use-bulk-reply';
import type { RunningStep } from './use-bulk-step';
import type { Selection } from './use-selection';

const BulkBar = lateComponent(async () => (await import('./bulk-bar')).BulkBar);
const MergeDialog = lateComponent(async () => (await import('../merge/merge-dialog')).MergeDialog);
const BulkReplyDialog = lateComponent(
  async () => (await import('./reply/bulk-reply-dialog')).BulkReplyDialog,
);
const DeleteDialog = lateComponent(async () => (await import('../deletion/delete-dialog')).DeleteDialog);
const ListMacros = lateComponent(async () => (await import('../macros/list-macros')).ListMacros);
const GatherDialog = lateComponent(async () => (await import('../links/gather-dialog')).GatherDialog);

interface BulkWorkProps {
  readonly selection: Selection;
  readonly step: RunningStep;
}

/** Below a list: what can be done to its selected tickets, and the dialogs in which that is chosen (D-105). */
export function BulkWork({ selection, step }: BulkWorkProps) {
  const mayReply = useMay('Messages.createAsAgent');
  // As they were when the dialog opened: those that leave the list meanwhile stay in it.
  const [merging, setMerging] = useState<readonly Ticket[] | null>(null);
  const [deleting, setDeleting] = useState<readonly Ticket[] | null>(null);
  const [gathering, setGathering] = useState<readonly Ticket[]>([]);
  const [firstGathered, ...othersGathered] = gathering;
  const [isChoosingMacro, setChoosingMacro] = useState(false);
  const bulkReply = useBulkReply();
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {selection.tickets.length > 0 && BULK_TEXTS.selected(selection.tickets.length)}
      </Box>
      {(selection.tickets.length > 0 || step.progress !== null || step.refused.length > 0) && (
        <Suspense>
          <BulkBar
            selection={selection}
            step={step}
            mayReply={mayReply}
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
    </>
  );
}
