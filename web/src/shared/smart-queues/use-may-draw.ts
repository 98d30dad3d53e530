import { type PresentedQueue, takeNextTicket } from '@harborline/domain/api/inbox/smart-queues';
import { useMay } from '../staff/use-may';
import { useSmartQueues } from './use-smart-queues';

const isOfferedSome = (queues: readonly PresentedQueue[]): boolean =>
  queues.some(({ standing }) => standing !== 'none');

/** Whether some queue offers the person tickets, and they may take one; false while that is not known. */
export function useMayDraw(): boolean {
  const mayTake = useMay(takeNextTicket);
  const { state } = useSmartQueues(mayTake);
  return mayTake && state.status === 'ready' && isOfferedSome(state.data);
}

/** The same by what is known already, without asking the server; true while it is not known. */
export function useMightDraw(): boolean {
  const mayTake = useMay(takeNextTicket);
  const { state } = useSmartQueues(false);
  return mayTake && (state.status !== 'ready' || isOfferedSome(state.data));
}
