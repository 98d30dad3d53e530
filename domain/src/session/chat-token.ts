import * as z from 'zod/mini';
import type { User } from '../entities/user';
import { DURATIONS } from '../limits';
import { ROLES } from '../permissions/slugs';

/** The claims of a chat token about its bearer (D-20). */
export const chatTokenClaimsSchema = z.object({
  uid: z.string(),
  /** the current library when it was issued */
  support_lib_id: z.string(),
  role: z.enum(ROLES),
  session_version: z.number(),
  /** seconds since 1970 */
  exp: z.number(),
});
export type ChatTokenClaims = z.infer<typeof chatTokenClaimsSchema>;

type Holder = Pick<User, 'uid' | 'is_active' | 'support_lib_id' | 'agent_role' | 'session_version'>;

/** The claims of a token issued now; it lasts 24 hours (D-20). */
export function chatTokenClaims(person: Holder, nowMs: number): ChatTokenClaims {
  return {
    uid: person.uid,
    support_lib_id: person.support_lib_id,
    role: person.agent_role,
    session_version: person.session_version ?? 0,
    exp: Math.floor((nowMs + DURATIONS.chatTokenMs) / 1000),
  };
}

/**
 * Whether a token is still valid for the person as stored now: removal, another library, another role and anything
 * else that increments the version end it at once, not after its 24 hours (D-20).
 */
export function isChatTokenCurrent(claims: ChatTokenClaims, person: Holder, nowMs: number): boolean {
  return (
    claims.exp * 1000 > nowMs &&
    person.is_active &&
    claims.uid === person.uid &&
    claims.support_lib_id === person.support_lib_id &&
    claims.role === person.agent_role &&
    claims.session_version === (person.session_version ?? 0)
  );
}
