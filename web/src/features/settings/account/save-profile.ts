import type { User } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { doc, type Firestore, updateDoc } from 'firebase/firestore';

/** What people change about themselves; everything else is written by functions. */
export type ProfileChanges = Partial<
  Pick<User, 'agent_name' | 'display_name' | 'signature' | 'agent_picture'>
>;

/** Changes the own `Users` document. @throws FirebaseError */
export async function saveProfile(firestore: Firestore, uid: string, changes: ProfileChanges): Promise<void> {
  await updateDoc(doc(firestore, docPath.user(uid)), { ...changes });
}
