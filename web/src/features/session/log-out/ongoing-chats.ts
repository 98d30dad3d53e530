import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import type { User } from '@harborline/domain/entities/user';
import { COLLECTIONS } from '@harborline/domain/paths';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { COLLECTION_PERMISSIONS } from '@harborline/domain/permissions/table';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { sessionFirestore } from '../signed-in';

/** Whether a person has chats that are not over (S4.5-23); who takes no chats can have none. @throws FirebaseError */
export async function hasOngoingChats({ uid, support_lib_id, permissions }: User): Promise<boolean> {
  if (!isAllowed(permissions, COLLECTION_PERMISSIONS['Conversations.readQueuedOrOwnChat'])) return false;
  const ongoing = query(
    collection(sessionFirestore(), COLLECTIONS.conversations),
    where('support_lib_id', '==', support_lib_id),
    where('source', '==', CHAT_SOURCE),
    where('status', '==', 'open'),
    where('assigned_to', '==', uid),
    limit(1),
  );
  return !(await getDocs(ongoing)).empty;
}
