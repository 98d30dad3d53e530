import { ownProfile } from '@harborline/domain/stores/users';
import type { Firestore } from 'firebase/firestore';
import { type RecordChanges, updateRecord } from '../../../shared/store/write-record';

/** The fields people may change themselves; functions write all others. */
export type ProfileChanges = RecordChanges<ReturnType<typeof ownProfile>>;

/** Changes the user's own `Users` document. @throws FirebaseError */
export const saveProfile = (firestore: Firestore, uid: string, changes: ProfileChanges): Promise<void> =>
  updateRecord(firestore, ownProfile(uid), changes);
