import { rtdbPath } from '@harborline/domain/paths';
import { onValue, ref } from 'firebase/database';
import { report } from '../config/report';
import { realtimeDatabase } from '../firebase/database';

/**
 * Follows whether the Realtime Database already knows a person as staff of a library: after a step into another
 * library it learns of it by a function, a moment later, and refuses everything before.
 */
export function watchMembership(
  { libraryId, uid }: { readonly libraryId: string; readonly uid: string },
  onChange: (isMember: boolean) => void,
): () => void {
  return onValue(
    ref(realtimeDatabase('staff'), rtdbPath.member(libraryId, uid)),
    (snapshot) => onChange(snapshot.val() === true),
    (error) => report('membership', error),
  );
}
