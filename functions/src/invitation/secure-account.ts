import { randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { hasErrorCode } from '../platform/error-codes';
import { auth } from '../platform/firebase';
import { derivedId } from '../platform/ids';

/** Thrown away; the person chooses a password of their own by mail. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

/** The account an address has. @returns undefined without one */
export async function findAccount(email: string): Promise<UserRecord | undefined> {
  try {
    return await auth().getUserByEmail(email);
  } catch (error) {
    if (hasErrorCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  }
}

/**
 * The uid of the account made for an invited address: nobody who signs up by themselves can choose it, and all
 * invitations of the address at the same time mean the same account.
 */
export const invitedUid = (email: string): string => derivedId('account', email);

/** A new account for an invited address; two callers at once get the same one. */
export async function makeAccount(email: string): Promise<UserRecord> {
  const account = { email, emailVerified: true, password: unknownPassword() };
  try {
    return await auth().createUser({ ...account, uid: invitedUid(email) });
  } catch (error) {
    const made = await findAccount(email);
    if (made?.uid === invitedUid(email)) return made;
    // Whoever was invited by this address before has another one now, and keeps their account.
    if (!made && hasErrorCode(error, 'auth/uid-already-exists')) return auth().createUser(account);
    throw error;
  }
}

/**
 * Removes an account that belongs to nobody's team: anybody can sign up with an address that is not theirs and wait
 * for its owner to be invited. A new password would not do: an identity token is good for an hour, whatever
 * becomes of the account, so whoever holds one must not find its uid on a team.
 */
export async function removeStranger(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (!hasErrorCode(error, 'auth/user-not-found')) throw error;
  }
}
