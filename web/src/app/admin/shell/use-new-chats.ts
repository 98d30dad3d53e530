import { INBOX_TAB_PERMISSIONS } from '@harborline/domain/permissions/table';
import { countNewChats, type NewChats, NO_NEW_CHATS } from '@harborline/domain/shell/new-chats';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { watchNewChats } from '../data/watch-new-chats';
import { useOpenedChats } from './use-opened-chats';

/** Unseen chats assigned to the signed-in person; only watched for people who take chats. */
export function useNewChats(): NewChats {
  const { uid, support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const mayTake = useMay(INBOX_TAB_PERMISSIONS.queue);
  const source = useMemo(
    () => (mayTake ? watchNewChats(firestore, { uid, libraryId }) : null),
    [firestore, uid, libraryId, mayTake],
  );
  const { live } = useSubscription(source);
  const opened = useOpenedChats();
  const chats = live.status === 'ready' ? live.data : null;
  return useMemo(
    () => (chats === null ? NO_NEW_CHATS : countNewChats(chats, { uid, opened })),
    [chats, uid, opened],
  );
}
