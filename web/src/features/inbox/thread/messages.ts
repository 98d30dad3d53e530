import { LIMITS } from '@harborline/domain/limits';
import { newestMessages } from '@harborline/domain/stores/messages';
import type { Firestore } from 'firebase/firestore';
import { recordPages } from '../../../shared/store/record-pages';

export const MESSAGE_PAGE_SIZE = LIMITS.messagePageSize;

/** A thread with its notes: the newest page live, older pages on demand. */
export const messagePages = (firestore: Firestore, ref: string) =>
  recordPages(firestore, newestMessages(ref));
