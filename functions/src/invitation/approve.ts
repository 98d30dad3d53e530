import * as contract from '@harborline/domain/api/invitation';
import { parseInvitationToken } from '@harborline/domain/invitation/invitation';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import type { UserRecord } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { brandOf } from '../libraries';
import { readUser } from '../people';
import { openEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { alignAccount } from '../sessions';
import { type Followed, type Following, joinTeam, readFollowed } from './join-team';
import { findAccount, invitedUid, makeAccount, removeStranger } from './secure-account';
import { sendPasswordMail } from './send-password-mail';

const isOfSomeTeam = async (uid: string): Promise<boolean> => (await readUser(uid)) !== undefined;

/** The account the invitation is for, which only the invited person can use. */
async function prepareAccount(email: string): Promise<{ account: UserRecord; needsPassword: boolean }> {
  try {
    const found = await findAccount(email);
    if (found && (await isOfSomeTeam(found.uid))) return { account: found, needsPassword: false };
    if (found?.uid === invitedUid(email)) return { account: found, needsPassword: true };
    if (found) await removeStranger(found.uid);
    return { account: await makeAccount(email), needsPassword: true };
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
  const { account, needsPassword } = await prepareAccount(email);
  await completeJoining(await joinTeam(following, { uid: account.uid, needsPassword }));
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
