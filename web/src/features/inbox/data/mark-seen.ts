import { docPath } from '@harborline/domain/paths';
import { doc, type Firestore, updateDoc } from 'firebase/firestore';

/** Records that staff looked at what the visitor wrote (S4.5-17). */
export async function markSeen(firestore: Firestore, ref: string): Promise<void> {
  await updateDoc(doc(firestore, docPath.conversation(ref)), { is_unread_by_staff: false });
}
