import { randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { hasErrorCode } from '../platform/error-codes';
import { auth } from '../platform/firebase';

/** Nobody knows it; the person chooses one by mail. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

async function findAccount(email: string): Promise<UserRecord | undefined> {
  try {
    return await auth().getUserByEmail(email);
  } catch (error) {
    if (hasErrorCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  }
}

/** The account of an address, made if there is none; of two callers at once both get the same. */
export async function accountOf(
  email: string,
): Promise<{ readonly account: UserRecord; readonly isNew: boolean }> {
  const found = await findAccount(email);
  if (found) return { account: found, isNew: false };
  try {
    const account = await auth().createUser({ email, emailVerified: true, password: unknownPassword() });
    return { account, isNew: true };
  } catch (error) {
    const other = hasErrorCode(error, 'auth/email-already-exists') ? await findAccount(email) : undefined;
    if (!other) throw error;
    return { account: other, isNew: false };
  }
}

/**
 * Takes an account that belongs to nobody's team away from whoever made it: anybody can sign up with an address
 * that is not theirs and wait for its owner to be invited. Password, other providers, second factors and sessions end; the link of
 * the invitation has proved whose address it is.
 */
export async function takeOverAccount({ uid, providerData, multiFactor }: UserRecord): Promise<void> {
  const providersToUnlink = providerData
    .map(({ providerId }) => providerId)
    .filter((providerId) => providerId !== 'password');
  await auth().updateUser(uid, {
    password: unknownPassword(),
    emailVerified: true,
    disabled: false,
    ...(providersToUnlink.length > 0 ? { providersToUnlink } : {}),
    ...(multiFactor?.enrolledFactors.length ? { multiFactor: { enrolledFactors: null } } : {}),
  });
  await auth().revokeRefreshTokens(uid);
}
