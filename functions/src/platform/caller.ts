import { type User, userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { decide } from '@harborline/domain/permissions/decide';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { isChatTokenCurrent } from '@harborline/domain/session/chat-token';
import { isActingOver, isViewing } from '@harborline/domain/team/standing';
import * as z from 'zod/mini';
import { readChatToken } from './chat-token';
import { config } from './config';
import { hasErrorCode } from './error-codes';
import { ApiError } from './errors';
import { auth, firestore } from './firebase';
import { noteSessions } from './note-sessions';

/** Somebody with a valid identity token, be it an anonymous one. */
export interface Caller {
  readonly uid: string;
  /** when the person last proved who they are, in milliseconds since 1970 */
  readonly signedInAtMs: number;
}

/** Active staff, as stored at the time of the call: a removal or a lost permission counts at once (D-20). */
export type Staff = User;

/** What an endpoint asks of staff. */
export interface StaffDemand {
  readonly requirement: Requirement;
  /** it changes something, which a tried-on view may not */
  readonly isRefusedWhileViewing: boolean;
  /** it serves to come back from a library whose time is up (D-12) */
  readonly isAllowedAfterActing: boolean;
}

const bearerOf = (authorization: string | undefined): string => {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
  if (!token) throw new ApiError('unauthenticated');
  return token;
};

const payloadSchema = z.object({ sub: z.string() });

/** Of a token whose signature was verified. */
const uidIn = (token: string): string =>
  payloadSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).sub;

/** The provider could not be asked: no reason to tell somebody that their session is over. */
const OUTAGES = ['app/network-error', 'app/network-timeout', 'auth/internal-error'];

/**
 * @param checksRevocation asks the identity provider whether the session has ended since (a password was set, the
 * account disabled); an identity token as such is good for an hour. The provider's emulator is always asked.
 * @throws ApiError 'unauthenticated' without a valid bearer token
 */
export async function callerOf(
  authorization: string | undefined,
  checksRevocation: boolean,
): Promise<Caller> {
  const token = bearerOf(authorization);
  try {
    const { uid, auth_time } = await auth().verifyIdToken(token, checksRevocation);
    return { uid, signedInAtMs: auth_time * 1000 };
  } catch (error) {
    if (OUTAGES.some((code) => hasErrorCode(error, code))) throw error;
    // Nobody may have told the rules yet: the password was reset elsewhere than on our page.
    if (hasErrorCode(error, 'auth/id-token-revoked')) await noteSessions(uidIn(token), 'end');
    throw new ApiError('unauthenticated');
  }
}

/** The person's document if they are active staff. */
export async function readStaff(uid: string): Promise<Staff | undefined> {
  const parsed = userSchema.safeParse((await firestore().doc(docPath.user(uid)).get()).data());
  return parsed.success && parsed.data.is_active ? { ...parsed.data, uid } : undefined;
}

/** @throws ApiError 'forbidden' unless the person meets the demand now */
function admit(staff: Staff, demand: StaffDemand, nowMs: number): Staff {
  if (!demand.isAllowedAfterActing && isActingOver(staff, nowMs)) {
    throw new ApiError('forbidden', 'Your time in this account is over, please switch back to your own');
  }
  if (demand.isRefusedWhileViewing && isViewing(staff)) {
    throw new ApiError('forbidden', 'Nothing can be changed while you view as a teammate');
  }
  const subject = {
    permissions: staff.permissions,
    role: staff.agent_role,
    libraryId: staff.support_lib_id,
  };
  const decision = decide(subject, demand.requirement, config().defaultLibraryId);
  if (!decision.isAllowed) throw new ApiError('forbidden');
  return staff;
}

/**
 * @throws ApiError 'unauthenticated' for a session that has ended since (D-58), 'forbidden' unless the caller is
 * active staff and meets the demand
 */
export async function staffOf(caller: Caller, demand: StaffDemand, nowMs: number): Promise<Staff> {
  const staff = await readStaff(caller.uid);
  if (!staff) throw new ApiError('forbidden');
  if (caller.signedInAtMs < (staff.sessions_valid_after ?? 0)) throw new ApiError('unauthenticated');
  return admit(staff, demand, nowMs);
}

/**
 * Staff by their chat token.
 * @throws ApiError 'unauthenticated' unless the token speaks for the person as stored now (D-20), 'forbidden' unless
 * the person meets the demand
 */
export async function chatStaffOf(
  authorization: string | undefined,
  demand: StaffDemand,
  nowMs: number,
): Promise<Staff> {
  const claims = readChatToken(bearerOf(authorization), config().linkSigningSecret);
  const staff = claims && (await readStaff(claims.uid));
  if (!staff || !isChatTokenCurrent(claims, staff, nowMs)) throw new ApiError('unauthenticated');
  return admit(staff, demand, nowMs);
}
