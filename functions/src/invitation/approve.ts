import { randomBytes } from 'node:crypto';
import * as contract from '@harborline/domain/api/invitation';
import { parseInvitationToken } from '@harborline/domain/invitation/invitation';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { logger } from 'firebase-functions';
import { brandOf } from '../libraries';
import { readUser } from '../people';
import { openEndpoint } from '../platform/endpoint';
import { hasErrorCode } from '../platform/error-codes';
import { ApiError } from '../platform/errors';
import { auth, firestore } from '../platform/firebase';
import { derivedId } from '../platform/ids';
import { alignAccount, uidOf } from '../sessions';
import { type Followed, type Following, type Joining, joinTeam, readFollowed } from './join-team';
import { sendPasswordMail } from './send-password-mail';

/** Thrown away; the person chooses a password of their own by mail. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

/**
 * The uid of the account made for an invited address: nobody who signs up by themselves can choose it, and all
 * invitations of the address at the same time mean the same account.
 */
const invitedUid = (email: string): string => derivedId('account', email);

/** A new account for an invited address; two callers at once get the same one. @returns its uid */
async function makeAccount(email: string): Promise<string> {
  const account = { email, emailVerified: true, password: unknownPassword() };
  const uid = invitedUid(email);
  try {
    return (await auth().createUser({ ...account, uid })).uid;
  } catch (error) {
    const made = await uidOf(email);
    if (made === uid) return uid;
    // Whoever was invited by this address before has another one now, and keeps their account.
    if (made === undefined && hasErrorCode(error, 'auth/uid-already-exists')) {
      return (await auth().createUser(account)).uid;
    }
    throw error;
  }
}

/**
 * Removes an account that belongs to nobody's team: anybody can sign up with an address that is not theirs and wait
 * for its owner to be invited. A new password would not do: an identity token is good for an hour, whatever
 * becomes of the account, so whoever holds one must not find its uid on a team.
 */
async function removeStranger(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (!hasErrorCode(error, 'auth/user-not-found')) throw error;
  }
}

/** The account the invitation is for, which only the invited person can use. */
async function prepareAccount(email: string): Promise<Joining> {
  try {
    const found = await uidOf(email);
    if (found !== undefined && (await readUser(found))) return { uid: found, needsPassword: false };
    if (found === invitedUid(email)) return { uid: found, needsPassword: true };
    if (found !== undefined) await removeStranger(found);
    return { uid: await makeAccount(email), needsPassword: true };
  } catch (error) {
    logger.error('An account could not be made', { error: String(error) });
    throw new ApiError('internal', INVITATION_TEXTS.creatingFailed);
  }
}

/** What a second call makes up for when the first one died on the way: the account is open, the mail is out. */
async function completeJoining({ invitation, library }: Followed): Promise<void> {
  const uid = invitation.approved_uid;
  if (!(await readUser(uid))?.is_active) return;
  await alignAccount(uid);
  if (invitation.needs_password !== true) return;
  await sendPasswordMail({
    invitationId: invitation.id,
    tokenHash: invitation.token_hash,
    libraryId: library.id,
    brand: brandOf(library),
    email: invitation.email,
  });
}

/** @returns the address that was invited */
async function follow(following: Following): Promise<string> {
  const seen = await firestore().runTransaction((transaction) => readFollowed(transaction, following));
  const { email } = seen.invitation;
  if (!seen.isFirst) {
    await completeJoining(seen);
    return email;
  }
  await completeJoining(await joinTeam(following, await prepareAccount(email)));
  return email;
}

/**
 * GET approve: takes the person a link was mailed to onto the team; said again, the same for a day (S7.1-10, D-09).
 * It grants no session: whoever has no password yet chooses one by a second mail.
 */
export const approveInvitation = openEndpoint(
  contract.approveInvitation,
  async ({ token }, _nobody, { nowMs }) => {
    const parsed = parseInvitationToken(token);
    if (!parsed) throw new ApiError('gone', INVITATION_TEXTS.invalid);
    const email = await follow({ invitationId: parsed.id, secret: parsed.secret, nowMs });
    return { message: INVITATION_TEXTS.approved, email };
  },
);
