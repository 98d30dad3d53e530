import { docPath } from '@harborline/domain/paths';
import type { Staff } from '../platform/caller';
import { auth, firestore } from '../platform/firebase';
import { endingSessions } from '../platform/session-version';

/** Since when the provider takes the person's sessions: it moves when a password is changed or reset. */
async function validAfterMs(uid: string): Promise<number> {
  const { tokensValidAfterTime } = await auth().getUser(uid);
  return tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime);
}

/**
 * Ends the chat tokens handed out before the provider ended the person's sessions (D-20). A changed or reset
 * password is the provider's affair, which tells nobody: it is noticed by the first sign-in with the new one.
 * @returns the person with the version that tokens carry from now on
 */
export async function endOlderTokens(staff: Staff): Promise<Staff> {
  const sinceMs = await validAfterMs(staff.uid);
  const isNoted = (notedMs: unknown) => typeof notedMs === 'number' && notedMs >= sinceMs;
  if (isNoted(staff.sessions_valid_after)) return staff;
  const ref = firestore().doc(docPath.user(staff.uid));
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const notedMs: unknown = stored.get('sessions_valid_after');
    const session_version = Number(stored.get('session_version') ?? 0);
    if (isNoted(notedMs)) return { ...staff, session_version };
    const isFirstNote = notedMs === undefined;
    transaction.update(ref, { sessions_valid_after: sinceMs, ...(isFirstNote ? {} : endingSessions()) });
    return { ...staff, session_version: isFirstNote ? session_version : session_version + 1 };
  });
}
