import { userSchema } from '@harborline/domain/entities/user';
import { COLLECTIONS } from '@harborline/domain/paths';
import { collection, type Firestore, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { parseDocuments } from '../../../shared/live/parse-documents';
import type { Subscribe } from '../../../shared/live/use-subscription';
import type { Teammate } from './teammate';

export interface TeamWindow {
  /** in the order of their names */
  readonly teammates: readonly Teammate[];
  /** whether there are more than were asked for */
  readonly isFull: boolean;
}

/** Query `users.atHome`: the people whose home a library is, live. */
export function watchTeammates(
  firestore: Firestore,
  { libraryId, size }: { libraryId: string; size: number },
): Subscribe<TeamWindow> {
  return ({ next, error }) =>
    onSnapshot(
      query(
        collection(firestore, COLLECTIONS.users),
        where('init_support_lib_id', '==', libraryId),
        orderBy('display_name'),
        // One more than is shown says whether there are more.
        limit(size + 1),
      ),
      (snapshot) =>
        next({
          teammates: parseDocuments(userSchema, snapshot).slice(0, size),
          isFull: snapshot.size > size,
        }),
      error,
    );
}
