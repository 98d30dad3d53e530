import { type User, userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestoreWith } from '../../../shared/firebase/firestore-persistent';
import { parseDocument } from '../../../shared/live/parse-documents';
import { isRemembered } from './session-record';

export interface ProfileObserver {
  found: (user: User) => void;
  missing: () => void;
  failed: () => void;
}

/** Firestore of the present session, on disk only where the person asked to be remembered (D-42). */
export function sessionFirestore() {
  return firestoreWith('staff', isRemembered() ? 'persistent' : 'memory');
}

/**
 * Follows a person's own `Users` document, so that a changed permission or a removal takes effect at once. Only
 * the server's word counts as missing; a cache that does not know the document means that we are offline.
 */
export function watchProfile(uid: string, observer: ProfileObserver): () => void {
  return onSnapshot(
    doc(sessionFirestore(), docPath.user(uid)),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (!snapshot.exists()) {
        if (snapshot.metadata.fromCache) observer.failed();
        else observer.missing();
        return;
      }
      const user = parseDocument(userSchema, snapshot);
      if (user === null) observer.failed();
      else observer.found({ ...user, uid });
    },
    () => observer.failed(),
  );
}
