import { randomBytes } from 'node:crypto';
import type { Invitation } from '@harborline/domain/entities/invitation';
import type { UserRecord } from 'firebase-admin/auth';
import { hasErrorCode } from '../platform/error-codes';
import { auth } from '../platform/firebase';
import { derivedId } from '../platform/ids';

/** Nobody knows it; the person chooses one by mail. */
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

/** The uid of the account an invitation makes: nobody who signs up by themselves can choose it. */
export const invitedUid = ({ id, token_hash }: Pick<Invitation, 'id' | 'token_hash'>): string =>
  derivedId('account', id, token_hash);

/** The account of an invitation, in nobody's hands yet; of two callers at once both get the same. */
export async function makeAccount(
  invitation: Pick<Invitation, 'id' | 'token_hash' | 'email'>,
): Promise<UserRecord> {
  const { email } = invitation;
  const uid = invitedUid(invitation);
  try {
    return await auth().createUser({ uid, email, emailVerified: true, password: unknownPassword() });
  } catch (error) {
    const made = await findAccount(email);
    if (made?.uid !== uid) throw error;
    return made;
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
