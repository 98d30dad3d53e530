import { messageSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import type { Firestore } from 'firebase/firestore';
import { pagesOf } from '../../../shared/live/paged-query';

export const MESSAGE_PAGE_SIZE = LIMITS.messagePageSize;

/** Query `messages.newest`: the newest page of a thread with its notes, live, and the pages before it. */
export function messagePages(firestore: Firestore, ref: string) {
  return pagesOf(firestore, {
    path: docPath.messages(ref),
    newestBy: 'created_at',
    pageSize: MESSAGE_PAGE_SIZE,
    schema: messageSchema,
  });
}
