import { user } from '@harborline/domain/stores/users';
import { hasErrorCode } from '../platform/error-codes';
import { auth } from '../platform/firebase';
import { refOf } from '../platform/store/read';
import { noteSessions } from './note-sessions';

/** Does the work; a person without an account is not an error. */
async function ignoringMissing(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!hasErrorCode(error, 'auth/user-not-found')) throw error;
  }
}

/** Ends all sessions of a person: they can no longer be renewed, and rules and functions refuse their tokens (D-58). */
export async function endSessions(uid: string): Promise<void> {
  await ignoringMissing(() => auth().revokeRefreshTokens(uid));
  await noteSessions(uid, 'keep');
}

/**
 * Brings the identity provider's account in line with `Users/{uid}.is_active` as stored now, after a transaction
 * changed it. Safe to repeat; of two simultaneous calls the later reader wins. Deactivating ends all sessions.
 */
export async function alignAccount(uid: string): Promise<void> {
  const isActive = (await refOf(user(uid)).get()).get('is_active') === true;
  await ignoringMissing(() => auth().updateUser(uid, { disabled: !isActive }));
  if (!isActive) await endSessions(uid);
}

/** The uid of a mail address. @returns undefined if it has no account */
export async function uidOf(email: string): Promise<string | undefined> {
  try {
    return (await auth().getUserByEmail(email)).uid;
  } catch (error) {
    if (hasErrorCode(error, 'auth/user-not-found') || hasErrorCode(error, 'auth/invalid-email'))
      return undefined;
    throw error;
  }
}
