import { rtdbPath } from '@harborline/domain/paths';
import { onValue, ref } from 'firebase/database';
import { report } from '../config/report';
import { realtimeDatabase } from '../firebase/database';

/** True at home; the time until which somebody may act there elsewhere (D-12), which the server's clock decides. */
const isMembership = (value: unknown): boolean => value === true || typeof value === 'number';

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
    (snapshot) => onChange(isMembership(snapshot.val())),
    (error) => report('membership', error),
  );
}
