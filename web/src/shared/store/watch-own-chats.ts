import type { Conversation, conversationSchema } from '@harborline/domain/entities/conversation';
import { joinedChats, ongoingChats } from '@harborline/domain/stores/conversations';
import type { StoreQuery } from '@harborline/domain/stores/store';
import type { Firestore } from 'firebase/firestore';
import { watchRecords } from './watch-records';

export interface OwnChats {
  /** those that the person has */
  readonly own: readonly Conversation[];
  /** those that others have, and the person is in (D-92) */
  readonly joined: readonly Conversation[];
  /** whether one of the lists may be outdated, or is not there yet */
  readonly isFromCache: boolean;
}

interface OwnChatsOf {
  readonly uid: string;
  readonly libraryId: string;
  /** maximum number of each */
  readonly limit: number;
}

interface OwnChatsObserver {
  readonly next: (chats: OwnChats) => void;
  readonly error: (error: Error) => void;
}

const MISSING = { records: [] as readonly Conversation[], isFromCache: true };

/**
 * Watches the open chats that a person has or is in. A list that cannot be read is reported, and stays empty beside the
 * other. @returns a subscribe function, which returns an unsubscribe function
 */
export const watchOwnChats =
  (
    firestore: Firestore,
    { uid, libraryId, limit }: OwnChatsOf,
    options: { readonly confirms?: boolean } = {},
  ) =>
  ({ next, error }: OwnChatsObserver): (() => void) => {
    const lists = { own: MISSING, joined: MISSING };
    const put = (name: keyof typeof lists, list: typeof MISSING) => {
      lists[name] = list;
      next({
        own: lists.own.records,
        joined: lists.joined.records,
        isFromCache: lists.own.isFromCache || lists.joined.isFromCache,
      });
    };
    const watch = (name: keyof typeof lists, query: StoreQuery<typeof conversationSchema>) =>
      watchRecords(
        firestore,
        query,
        options,
      )({
        next: (list) => put(name, list),
        error: (failure) => {
          error(failure);
          put(name, { records: [], isFromCache: false });
        },
      });
    const stops = [
      watch('own', ongoingChats(libraryId, uid, limit)),
      watch('joined', joinedChats(libraryId, uid, limit)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
