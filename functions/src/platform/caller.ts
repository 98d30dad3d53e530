import type { User } from '@harborline/domain/entities/user';
import { decide } from '@harborline/domain/permissions/decide';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { isActingOver, isViewing } from '@harborline/domain/team/standing';
import { config } from './config';
import { ApiError } from './errors';

/** The sender of a valid identity token, anonymous or not. */
export interface Caller {
  readonly uid: string;
  /** when the person last proved who they are, in milliseconds since 1970 */
  readonly signedInAtMs: number;
}

/** Active staff, as stored at the time of the call: a removal or a lost permission counts at once (D-20). */
export type Staff = User;

/** What an endpoint requires of staff. */
export interface StaffDemand {
  readonly requirement: Requirement;
  /** it changes something, which is not allowed while trying on a view */
  readonly isRefusedWhileViewing: boolean;
  /** it leads back from a library whose time is up (D-12) */
  readonly isAllowedAfterActing: boolean;
}

/** Recognises people by the tokens they send. Each service passes one in, because sessions are part of the product. */
export interface Authenticator {
  /**
   * @param checksRevocation whether to ask the identity provider if the session has ended (a password was set or the
   * account disabled); an identity token alone is valid for an hour. The provider's emulator is always asked.
   * @throws ApiError 'unauthenticated' unless the identity token is valid
   */
  callerOf(token: string, checksRevocation: boolean): Promise<Caller>;
  /**
   * @throws ApiError 'unauthenticated' if the session has ended (D-58), 'forbidden' unless the caller is active staff
   */
  staffOf(caller: Caller): Promise<Staff>;
  /** @throws ApiError 'unauthenticated' unless the chat token is valid for the person as stored now (D-20) */
  chatStaffOf(token: string, nowMs: number): Promise<Staff>;
}

/** The token of an Authorization header. @throws ApiError 'unauthenticated' */
export function bearerOf(authorization: string | undefined): string {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
  if (!token) throw new ApiError('unauthenticated');
  return token;
}

/** @throws ApiError 'forbidden' unless the person meets the demand now */
export function admit(staff: Staff, demand: StaffDemand, nowMs: number): Staff {
  if (!demand.isAllowedAfterActing && isActingOver(staff, nowMs)) {
    throw new ApiError(
      'forbidden',
      'Your time in this account is over. Please switch back to your own account',
    );
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
