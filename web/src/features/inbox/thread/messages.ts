import { LIMITS } from '@harborline/domain/limits';
import { newestMessages } from '@harborline/domain/stores/messages';
import type { Firestore } from 'firebase/firestore';
import { recordPages } from '../../../shared/store/record-pages';

export const MESSAGE_PAGE_SIZE = LIMITS.messagePageSize;

/** The newest page of a thread with its notes, live, and the pages before it. */
export const messagePages = (firestore: Firestore, ref: string) =>
  recordPages(firestore, newestMessages(ref));
