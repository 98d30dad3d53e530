import {
  changeSmartQueue,
  createSmartQueue,
  deleteSmartQueue,
  type PresentedQueue,
} from '@harborline/domain/api/inbox/smart-queues';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { reloadSmartQueues } from '../../../shared/smart-queues/use-smart-queues';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { fieldsAgain, type QueueFields } from './queue-values';

/** A change of the queues. */
export type QueueStep =
  | { readonly kind: 'create'; readonly fields: QueueFields; readonly position?: number }
  | { readonly kind: 'change'; readonly queue: PresentedQueue; readonly fields: QueueFields }
  | { readonly kind: 'move'; readonly queue: PresentedQueue; readonly position: number }
  | { readonly kind: 'remove'; readonly queue: PresentedQueue; readonly position: number };

async function send(step: QueueStep): Promise<PresentedQueue> {
  if (step.kind === 'create') {
    const { fields, position } = step;
    return callApi(createSmartQueue, { body: { ...fields, ...(position !== undefined && { position }) } });
  }
  const query = { smart_queue_ref: step.queue.smart_queue_ref };
  if (step.kind === 'change') return callApi(changeSmartQueue, { query, body: step.fields });
  if (step.kind === 'move') return callApi(changeSmartQueue, { query, body: { position: step.position } });
  await callApi(deleteSmartQueue, { query });
  return step.queue;
}

/** Whether a deletion can be taken back: not as a queue for everybody, if its teams are gone. */
const canComeBack = ({ teams }: PresentedQueue): boolean =>
  teams.length === 0 || teams.some(({ name }) => name !== '');

/** Changes the queues, says what came of it, and lets a deletion be taken back. */
export function useQueueChanges() {
  const toasts = useToasts();
  const mayCreate = useMay(createSmartQueue);
  const { run, isRunning } = useChange<QueueStep, PresentedQueue>({
    name: 'smart-queue-not-changed',
    run: send,
    onDone: (queue, step) => {
      if (step.kind === 'create' || step.kind === 'change')
        toasts.success(SMART_QUEUE_TEXTS.saved(queue.name));
      if (step.kind === 'remove') {
        const { position } = step;
        const undo = () => void run({ kind: 'create', fields: fieldsAgain(queue), position });
        const wayBack = { label: SMART_QUEUE_TEXTS.undo, run: undo };
        toasts.success(
          SMART_QUEUE_TEXTS.removed(queue.name),
          mayCreate && canComeBack(queue) ? wayBack : undefined,
        );
      }
      return reloadSmartQueues();
    },
    onRefused: (error, step) => {
      const isGone = step.kind !== 'create' && error instanceof ApiError && error.status === 404;
      toasts.error(isGone ? SMART_QUEUE_TEXTS.gone : refusalText(error, SMART_QUEUE_TEXTS.failed));
      if (isGone) void reloadSmartQueues();
    },
  });
  return { run, isRunning };
}
