import { takeNextTicket } from '@harborline/domain/api/inbox/smart-queues';
import { useMay } from '../staff/use-may';
import { useSmartQueues } from './use-smart-queues';

/** Whether some queue offers the person tickets, and they may take one; false while that is not known. */
export function useMayDraw(): boolean {
  const mayTake = useMay(takeNextTicket);
  const { state } = useSmartQueues(mayTake);
  return mayTake && state.status === 'ready' && state.data.some(({ standing }) => standing !== 'none');
}
