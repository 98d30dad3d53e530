import type { User } from '@harborline/domain/entities/user';
import { COLLECTIONS } from '@harborline/domain/paths';
import { INBOX_SLUGS } from '@harborline/domain/permissions/table';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { sessionFirestore } from './watch-profile';

/** Whether a person has chats that are not over (S4.5-23); who may not use the inbox can have none. @throws FirebaseError */
export async function hasOngoingChats({ uid, support_lib_id, permissions }: User): Promise<boolean> {
  if (!INBOX_SLUGS.some((slug) => permissions[slug] === true)) return false;
  const ongoing = query(
    collection(sessionFirestore(), COLLECTIONS.conversations),
    where('support_lib_id', '==', support_lib_id),
    where('source', '==', 'chat'),
    where('status', '==', 'open'),
    where('assigned_to', '==', uid),
    limit(1),
  );
  return !(await getDocs(ongoing)).empty;
}
