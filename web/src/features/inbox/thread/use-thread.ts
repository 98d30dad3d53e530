import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import { messageOrder, type ThreadMessage } from '../ticket';
import { MESSAGE_PAGE_SIZE, messagePages } from './messages';

const ORDER = messageOrder(MESSAGE_PAGE_SIZE);

export interface Thread extends Omit<PagedList<ThreadMessage>, 'rows'> {
  /** oldest first */
  readonly messages: readonly ThreadMessage[];
}

/** The messages and notes of a conversation. */
export function useThread(conversationRef: string): Thread {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => ({ scope: conversationRef, ...messagePages(firestore, conversationRef) }),
    [firestore, conversationRef],
  );
  const { rows, ...rest } = usePagedList(source, ORDER);
  const messages = useMemo(() => [...rows].reverse(), [rows]);
  return { ...rest, messages };
}
