import { useMemo } from 'react';
import { useStaffFirestore } from '../live/staff-firebase';
import { useSubscription } from '../live/use-subscription';
import { useStaff } from '../staff/session-context';
import { watchCannedReplies } from './canned-replies';

/** The canned replies of the signed-in person in their library, live. */
export function useCannedReplies() {
  const { uid, support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchCannedReplies(firestore, libraryId, uid), [firestore, libraryId, uid]);
  return useSubscription(source);
}
