import {
  createSmartQueue,
  deleteSmartQueue,
  type PresentedQueue,
} from '@harborline/domain/api/inbox/smart-queues';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { isViewing } from '@harborline/domain/team/standing';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import QueueIcon from '@mui/icons-material/LowPriorityRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { SortableList } from '../../../shared/row-drag/sortable-list';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useTeams } from '../../../shared/teams/use-teams';
import { useFilterWords } from '../../../shared/ticket-words/use-filter-words';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { QueueDialog } from './queue-dialog';
import { QueueRow } from './queue-row';
import type { QueueFields } from './queue-values';
import { useQueueChanges } from './use-queue-changes';

type Asked =
  | { readonly what: 'create' }
  | { readonly what: 'edit' | 'remove'; readonly queue: PresentedQueue }
  | { readonly what: 'nothing' };

const moved = (queues: readonly PresentedQueue[], from: number, to: number): readonly PresentedQueue[] => {
  const queue = queues[from];
  return queue === undefined ? queues : queues.toSpliced(from, 1).toSpliced(to, 0, queue);
};

/** Steps through the dialogs that ask before queues are changed. */
function useQueueList(stored: readonly PresentedQueue[]) {
  const { run, isRunning } = useQueueChanges();
  const [asked, setAsked] = useState<Asked>({ what: 'nothing' });
  // Where a queue was moved to is shown before the server has said so.
  const [shown, setShown] = useState<readonly PresentedQueue[] | null>(null);
  const queues = shown ?? stored;
  const close = () => setAsked({ what: 'nothing' });
  const { list, leaveRow } = useRowFocus();
  return {
    list,
    queues,
    asked,
    isBusy: isRunning,
    ask: setAsked,
    close,
    move: async (from: number, to: number) => {
      const queue = queues[from];
      if (queue === undefined || isRunning) return;
      setShown(moved(queues, from, to));
      await run({ kind: 'move', queue, position: to });
      setShown(null);
    },
    save: async (fields: QueueFields) => {
      const step =
        asked.what === 'edit'
          ? ({ kind: 'change', queue: asked.queue, fields } as const)
          : ({ kind: 'create', fields } as const);
      if (await run(step)) close();
    },
    remove: async (queue: PresentedQueue) => {
      const position = queues.findIndex(({ smart_queue_ref }) => smart_queue_ref === queue.smart_queue_ref);
      if (!(await run({ kind: 'remove', queue, position }))) return;
      leaveRow(position, 'delete');
      close();
    },
  };
}

/** Why somebody cannot change the queues. */
function ReadOnly() {
  const isView = isViewing(useStaff());
  return (
    <Alert severity="info">{isView ? SETTINGS_TEXTS.readOnlyViewing : SMART_QUEUE_TEXTS.readOnly}</Alert>
  );
}

type Steps = ReturnType<typeof useQueueList>;

function Dialogs({ steps }: { steps: Steps }) {
  const { asked, queues, isBusy, close } = steps;
  const words = useFilterWords();
  const teams = useTeams().state;
  if (asked.what === 'nothing') return null;
  if (asked.what === 'remove')
    return (
      <ConfirmDialog
        isOpen
        isDestructive
        isBusy={isBusy}
        title={SMART_QUEUE_TEXTS.removeTitle(asked.queue.name)}
        description={SMART_QUEUE_TEXTS.removeBody}
        confirmLabel={SMART_QUEUE_TEXTS.removeConfirm}
        onConfirm={() => void steps.remove(asked.queue)}
        onCancel={close}
      />
    );
  return (
    <QueueDialog
      queue={asked.what === 'edit' ? asked.queue : null}
      queues={queues}
      teams={teams.status === 'ready' ? teams.data : []}
      words={words}
      isBusy={isBusy}
      onSave={(fields) => void steps.save(fields)}
      onClose={close}
    />
  );
}

/** The queues in their order, and what can be done with them. */
export function QueueList({ stored }: { stored: readonly PresentedQueue[] }) {
  const steps = useQueueList(stored);
  const { queues, ask } = steps;
  const mayView = useMay(viewTickets);
  const mayChange = useMay(createSmartQueue);
  const mayRemove = useMay(deleteSmartQueue);
  const { wording } = useFilterWords();
  return (
    <>
      {mayChange ? (
        <Box>
          <Button variant="contained" onClick={() => ask({ what: 'create' })}>
            {SMART_QUEUE_TEXTS.create}
          </Button>
        </Box>
      ) : (
        <ReadOnly />
      )}
      {queues.length === 0 ? (
        <EmptyState
          icon={<QueueIcon />}
          title={SMART_QUEUE_TEXTS.empty}
          description={SMART_QUEUE_TEXTS.emptyBody}
        />
      ) : (
        <SortableList
          label={SMART_QUEUE_TEXTS.title}
          items={queues}
          nameOf={({ name }) => name}
          isReadOnly={!mayChange}
          isFramed
          listRef={steps.list}
          onMove={(from, to) => void steps.move(from, to)}
        >
          {(queue) => (
            <QueueRow
              queue={queue}
              wording={mayView ? wording : null}
              onEdit={mayChange ? () => ask({ what: 'edit', queue }) : undefined}
              onRemove={mayRemove ? () => ask({ what: 'remove', queue }) : undefined}
            />
          )}
        </SortableList>
      )}
      <Dialogs steps={steps} />
    </>
  );
}
