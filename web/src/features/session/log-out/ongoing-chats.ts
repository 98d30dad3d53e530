import type { User } from '@harborline/domain/entities/user';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { COLLECTION_PERMISSIONS } from '@harborline/domain/permissions/table';
import { ongoingChats } from '@harborline/domain/stores/conversations';
import { getDocs } from 'firebase/firestore';
import { sdkQuery } from '../../../shared/store/sdk-query';
import { sessionFirestore } from '../signed-in';

/** Whether a person has chats that are not over (S4.5-23); who takes no chats can have none. @throws FirebaseError */
export async function hasOngoingChats({ uid, support_lib_id, permissions }: User): Promise<boolean> {
  if (!isAllowed(permissions, COLLECTION_PERMISSIONS['Conversations.readQueuedOrOwnChat'])) return false;
  const ongoing = sdkQuery(sessionFirestore(), ongoingChats(support_lib_id, uid, 1));
  return !(await getDocs(ongoing)).empty;
}
