import type { User } from '@harborline/domain/entities/user';
import { may } from '@harborline/domain/permissions/may';
import { ongoingChats } from '@harborline/domain/stores/conversations';
import { getDocs } from 'firebase/firestore';
import { environment } from '../../../shared/config/environment';
import { sdkQuery } from '../../../shared/store/sdk-query';
import { sessionFirestore } from '../signed-in';

/** Whether a person has open chats (S4.5-23); people who cannot take chats have none. @throws FirebaseError */
export async function hasOngoingChats(user: User): Promise<boolean> {
  if (!may(user, 'Conversations.readQueuedOrOwnChat', environment().defaultLibraryId)) return false;
  const ongoing = sdkQuery(sessionFirestore(), ongoingChats(user.support_lib_id, user.uid, 1));
  return !(await getDocs(ongoing)).empty;
}
