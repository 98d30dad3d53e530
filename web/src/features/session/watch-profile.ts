import { type User, userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { doc, onSnapshot } from 'firebase/firestore';
import { report } from '../../shared/config/report';
import { firestoreWith } from '../../shared/firebase/firestore-persistent';
import type { MissingPart } from '../../shared/staff/session-state';
import { isRemembered } from './kept/session-record';

export interface ProfileObserver {
  /** `isConfirmed`: the server says so, not a cache */
  found: (user: User, isConfirmed: boolean) => void;
  missing: () => void;
  /** `isFinal`: it is there and no use; otherwise it may still come, once there is a connection */
  failed: (missing: MissingPart, isFinal: boolean) => void;
}

/** Firestore of the present session, on disk only where the person asked to be remembered (D-42). */
export function sessionFirestore() {
  return firestoreWith('staff', isRemembered() ? 'persistent' : 'memory');
}

/** Which part of a stored person cannot be read (S8-22, S8-23). */
function unreadablePart(issues: readonly { readonly path: readonly PropertyKey[] }[]): MissingPart {
  const isOfPermissions = (field: PropertyKey | undefined) =>
    field === 'permissions' || field === 'permission_overrides';
  return issues.every(({ path }) => isOfPermissions(path[0])) ? 'permissions' : 'profile';
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
      const isConfirmed = !snapshot.metadata.fromCache;
      if (!snapshot.exists()) {
        if (isConfirmed) observer.missing();
        else observer.failed('profile', false);
        return;
      }
      const parsed = userSchema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
      if (parsed.success) {
        observer.found({ ...parsed.data, uid }, isConfirmed);
        return;
      }
      report('document-unreadable', `${uid}: ${parsed.error.message}`);
      observer.failed(unreadablePart(parsed.error.issues), true);
    },
    (error) => {
      report('profile', error);
      observer.failed('profile', true);
    },
  );
}
