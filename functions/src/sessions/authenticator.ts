import { isChatTokenCurrent } from '@harborline/domain/session/chat-token';
import * as z from 'zod/mini';
import { readUser } from '../people';
import type { Authenticator, Caller, Staff } from '../platform/caller';
import { config } from '../platform/config';
import { hasErrorCode } from '../platform/error-codes';
import { ApiError } from '../platform/errors';
import { auth } from '../platform/firebase';
import { readChatToken } from './chat-token';
import { noteSessions } from './note-sessions';

const payloadSchema = z.object({ sub: z.string() });

/** The uid in a token whose signature was verified. */
const uidIn = (token: string): string =>
  payloadSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).sub;

/** The provider could not be reached, which does not mean that the session is over. */
const OUTAGES = ['app/network-error', 'app/network-timeout', 'auth/internal-error'];

async function callerOf(token: string, checksRevocation: boolean): Promise<Caller> {
  try {
    const { uid, auth_time } = await auth().verifyIdToken(token, checksRevocation);
    return { uid, signedInAtMs: auth_time * 1000 };
  } catch (error) {
    if (OUTAGES.some((code) => hasErrorCode(error, code))) throw error;
    // After a password reset outside our page, the rules do not know yet that the session ended.
    if (hasErrorCode(error, 'auth/id-token-revoked')) await noteSessions(uidIn(token), 'end');
    throw new ApiError('unauthenticated');
  }
}

/** The person's document if they are active staff. */
export async function readStaff(uid: string): Promise<Staff | undefined> {
  const person = await readUser(uid);
  return person?.is_active ? person : undefined;
}

async function staffOf(caller: Caller): Promise<Staff> {
  const staff = await readStaff(caller.uid);
  if (!staff) throw new ApiError('forbidden');
  if (caller.signedInAtMs < (staff.sessions_valid_after ?? 0)) throw new ApiError('unauthenticated');
  return staff;
}

async function chatStaffOf(token: string, nowMs: number): Promise<Staff> {
  const claims = readChatToken(token, config().linkSigningSecret);
  const staff = claims && (await readStaff(claims.uid));
  if (!staff || !isChatTokenCurrent(claims, staff, nowMs)) throw new ApiError('unauthenticated');
  return staff;
}

/** Recognises people by identity tokens and chat tokens. */
export const authenticator: Authenticator = { callerOf, staffOf, chatStaffOf };
