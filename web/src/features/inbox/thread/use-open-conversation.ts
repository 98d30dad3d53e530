import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { watchTicket } from '../list/tickets';
import type { OpenTicket } from './use-ticket';

/** The conversation that the address names, live, beside a list that does not hold it. @param ref null for none */
export function useOpenConversation(ref: string | null): OpenTicket {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const source = useMemo(() => (ref === null ? null : watchTicket(firestore, ref)), [firestore, ref]);
  const { live, retry } = useSubscription(source);
  if (ref === null) return { status: 'none' };
  if (live.status === 'loading') return { status: 'loading' };
  if (live.status === 'failed') return { status: 'failed', retry };
  if (live.status === 'denied' || live.data?.support_lib_id !== libraryId) return { status: 'missing' };
  return { status: 'ready', ticket: live.data };
}
