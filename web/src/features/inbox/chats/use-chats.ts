import type { conversationSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { joinedChats, ongoingChats, queuedChats, takenChats } from '@harborline/domain/stores/conversations';
import type { StoreQuery } from '@harborline/domain/stores/store';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { watchRecords } from '../../../shared/store/watch-records';
import type { Ticket } from '../ticket';

export type LiveChats = Loadable<readonly Ticket[]>;

const NONE: LiveChats = { status: 'ready', data: [] };

/** The chats that a query finds, live. @param query the same object on every render; null finds none */
function useChats(query: StoreQuery<typeof conversationSchema> | null): LiveChats {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      query === null
        ? null
        : ({ next, error }: { next: (chats: readonly Ticket[]) => void; error: (error: Error) => void }) =>
            watchRecords(firestore, query)({ next: ({ records }) => next(records), error }),
    [firestore, query],
  );
  const { live } = useSubscription(source);
  return query === null ? NONE : live;
}

/** The visitors who wait, the longest waiting first. @param libraryId null for those who get chats assigned only */
export const useQueue = (libraryId: string | null): LiveChats =>
  useChats(
    useMemo(() => (libraryId === null ? null : queuedChats(libraryId, LIMITS.queuedChats)), [libraryId]),
  );

const newestFirst = (one: Ticket, other: Ticket): number =>
  other.last_message_at.toMillis() - one.last_message_at.toMillis();

/** Chats with the newest messages first: their queries have no order, and hold few. */
function useNewestFirst(chats: LiveChats): LiveChats {
  return useMemo(
    () => (chats.status === 'ready' ? { ...chats, data: chats.data.toSorted(newestFirst) } : chats),
    [chats],
  );
}

/** Both lists as one, once both are there. */
function useBoth(one: LiveChats, other: LiveChats): LiveChats {
  return useMemo(() => {
    if (one.status !== 'ready') return one;
    return other.status === 'ready' ? { ...one, data: [...one.data, ...other.data] } : other;
  }, [one, other]);
}

/** The chats that a person has, or has joined. */
export function useOwnChats(libraryId: string, uid: string): LiveChats {
  const own = useChats(useMemo(() => ongoingChats(libraryId, uid, LIMITS.ownChats), [libraryId, uid]));
  const joined = useChats(useMemo(() => joinedChats(libraryId, uid, LIMITS.ownChats), [libraryId, uid]));
  return useNewestFirst(useBoth(own, joined));
}

/** The chats that others have. @param uids theirs; Firestore compares with thirty values at most */
export function useOthersChats(libraryId: string, uids: readonly string[]): LiveChats {
  const key = uids.slice(0, LIMITS.supervisedTeammates).join(' ');
  return useNewestFirst(
    useChats(
      useMemo(
        () => (key === '' ? null : takenChats(libraryId, key.split(' '), LIMITS.queuedChats)),
        [libraryId, key],
      ),
    ),
  );
}
