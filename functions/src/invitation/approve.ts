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
import {
  type FoundInvitation,
  findInvitation,
  type JoiningAccount,
  type JoinRequest,
  joinTeam,
} from './join-team';
import { sendPasswordMail } from './send-password-mail';

/** Thrown away; the person chooses a password of their own by mail. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

/**
 * The uid of the account made for an invited address: people who sign up themselves cannot choose it, and simultaneous
 * invitations of the address lead to the same account.
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
    // The person once invited with this address has another address now, and keeps their account.
    if (made === undefined && hasErrorCode(error, 'auth/uid-already-exists')) {
      return (await auth().createUser(account)).uid;
    }
    throw error;
  }
}

/**
 * Removes an account that is on no team: anybody can sign up with an address that is not theirs and wait for its owner
 * to be invited. Setting a new password would not be enough: an identity token is valid for an hour, whatever happens
 * to the account, so a stranger's token must not hold the uid of a teammate.
 */
async function removeStranger(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (!hasErrorCode(error, 'auth/user-not-found')) throw error;
  }
}

/** The account of an invited address, which only the invited person can use. */
async function prepareAccount(email: string): Promise<JoiningAccount> {
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

/** Opens the account and sends the mail. A second call does what the first one left undone if it died halfway. */
async function completeJoining({ invitation, library }: FoundInvitation): Promise<void> {
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

/** @returns the invited address */
async function join(request: JoinRequest): Promise<string> {
  const found = await firestore().runTransaction((transaction) => findInvitation(transaction, request));
  const { email } = found.invitation;
  if (!found.isFirst) {
    await completeJoining(found);
    return email;
  }
  await completeJoining(await joinTeam(request, await prepareAccount(email)));
  return email;
}

/**
 * GET approve: adds the invited person to the team; repeated within a day, it gives the same answer (S7.1-10, D-09).
 * It grants no session: a person without a password gets a second mail to choose one.
 */
export const approveInvitation = openEndpoint(
  contract.approveInvitation,
  async ({ token }, _nobody, { nowMs }) => {
    const parsed = parseInvitationToken(token);
    if (!parsed) throw new ApiError('gone', INVITATION_TEXTS.invalid);
    const email = await join({ invitationId: parsed.id, secret: parsed.secret, nowMs });
    return { message: INVITATION_TEXTS.approved, email };
  },
);
