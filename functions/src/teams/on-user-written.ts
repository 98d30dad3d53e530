import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@harborline/domain/paths';
import { courseProgressById, progressOfLearner } from '@harborline/domain/stores/course-progress';
import { user } from '@harborline/domain/stores/users';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { deleteFound } from '../platform/store/delete-found';
import { isStored, snapshotRecord } from '../platform/store/read';
import { triggerHandler } from '../platform/trigger';
import { keepAvailability } from '../presence';
import { membershipIn, mirrorMember } from './mirror-member';

/** Deletes how far a person has come in courses, unless they are there again (D-83). */
async function forgetProgress(uid: string): Promise<void> {
  if (await isStored(user(uid))) return;
  await deleteFound(progressOfLearner(uid), courseProgressById);
}

type Membership = ReturnType<typeof membershipIn>;

/** Whether a person got or lost the right to chats in a library where they stay. */
function hasOtherChatRights(before: Membership, after: Membership): after is NonNullable<Membership> {
  if (!before || !after || before.library !== after.library) return false;
  return before.membership.takes_chats !== after.membership.takes_chats;
}

/**
 * A person was added, moved, changed or removed: updates their mirror in the Realtime Database. What is kept of a person
 * who is gone goes with them.
 */
export const onUserWritten = onDocumentWritten(
  { document: `${COLLECTIONS.users}/{uid}`, retry: true },
  triggerHandler({
    name: 'onUserWritten',
    idempotencyKey: (event) => `user/${event.params.uid}`,
    async run(event) {
      const libraries = [event.data?.before, event.data?.after]
        .map((snapshot): unknown => snapshot?.get('support_lib_id'))
        .filter((id) => typeof id === 'string');
      const { read } = user(event.params.uid);
      const [before, after] = [event.data?.before, event.data?.after].map((snapshot) =>
        membershipIn(snapshotRecord(read, snapshot)),
      );
      if (!isDeepStrictEqual(before, after)) await mirrorMember(event.params.uid, libraries);
      // Who has just got or lost the right to chats may be there already.
      if (hasOtherChatRights(before, after)) await keepAvailability(after.library);
      if (event.data?.after.exists !== true) await forgetProgress(event.params.uid);
    },
  }),
);
