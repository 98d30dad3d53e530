import { rtdbPath } from '@harborline/domain/paths';
import { type Membership, membershipSchema } from '@harborline/domain/team/membership';
import { onValue, ref } from 'firebase/database';
import { report } from '../config/report';
import { realtimeDatabase } from '../firebase/database';

/**
 * Watches a person's membership in a library's staff as the Realtime Database knows it, null for none. After stepping
 * into another library, a function tells the database a moment later; until then it refuses everything. The server's
 * clock decides whether a membership has ended.
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
