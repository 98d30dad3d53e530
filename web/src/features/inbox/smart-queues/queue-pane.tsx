import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import LockIcon from '@mui/icons-material/LockOutlined';
import QueueIcon from '@mui/icons-material/LowPriorityRounded';
import type { KeyboardEvent } from 'react';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { BulkWork } from '../bulk/bulk-work';
import type { FoundRows } from '../found/use-found-list';
import { QueueChoice } from '../list/list-choice';
import { ListFrame } from '../list/list-frame';
import { QueueHead } from './queue-head';
import { QueueResults } from './queue-results';
import type { QueueState } from './use-queued-tickets';

interface QueuePaneProps {
  readonly queueRef: string;
  readonly queued: QueueState;
  readonly linkOf: (ref: string) => string;
  readonly openRef: string | null;
  readonly rows: FoundRows;
  /** whether the list is the only pane, on screens too narrow for list and thread */
  readonly isShownAlone: boolean;
  readonly onListKeyDown: (event: KeyboardEvent) => void;
}

type QueueProps = Pick<QueuePaneProps, 'queued' | 'linkOf' | 'openRef' | 'rows'>;

/** The queue, or the state of loading it. */
function Queue({ queued: { state, reload }, ...shown }: QueueProps) {
  if (state.status === 'loading') return <ListSkeleton height={88} />;
  if (state.status === 'denied')
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  if (state.status === 'failed')
    return <ErrorState title={SMART_QUEUE_TEXTS.ticketsFailed} onRetry={state.retry} />;
  if (state.data === null)
    return (
      <EmptyState
        icon={<QueueIcon />}
        title={SMART_QUEUE_TEXTS.missingTitle}
        description={SMART_QUEUE_TEXTS.missingBody}
      />
    );
  return (
    <>
      <QueueHead queue={state.data.queue} />
      <QueueResults queued={state.data} {...shown} onRefresh={() => void reload()} />
    </>
  );
}

/** The tickets of a smart queue, beside the thread of the ticket that is open (D-115). */
export function QueuePane({ queueRef, isShownAlone, onListKeyDown, ...shown }: QueuePaneProps) {
  const { state } = shown.queued;
  const { selection, step } = shown.rows;
  const queued = state.status === 'ready' ? state.data : null;
  // One that stopped looking does not know how many there are.
  const count = queued === null || queued.hasStopped ? undefined : queued.found;
  return (
    <ListFrame
      isShownAlone={isShownAlone}
      head={<QueueChoice queueRef={queueRef} name={queued?.queue.name ?? ''} count={count} />}
      onKeyDown={onListKeyDown}
    >
      <Queue {...shown} />
      {selection !== null && <BulkWork selection={selection} step={step} />}
    </ListFrame>
  );
}
