import { rtdbPath } from '@harborline/domain/paths';
import { type Membership, membershipSchema } from '@harborline/domain/team/membership';
import { onValue, ref } from 'firebase/database';
import { report } from '../config/report';
import { realtimeDatabase } from '../firebase/database';

/**
 * Follows what the Realtime Database knows of a person as staff of a library, null for nothing: after a step into another
 * library it learns of it by a function, a moment later, and refuses everything before. Whether a membership has ended
 * the server's clock decides.
 */
export function watchMembership(
  { libraryId, uid }: { readonly libraryId: string; readonly uid: string },
  onChange: (membership: Membership | null) => void,
): () => void {
  return onValue(
    ref(realtimeDatabase('staff'), rtdbPath.member(libraryId, uid)),
    (snapshot) => onChange(membershipSchema.safeParse(snapshot.val()).data ?? null),
    (error) => report('membership', error),
  );
}
