import { type User, userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { decide } from '@harborline/domain/permissions/decide';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { config } from './config';
import { ApiError } from './errors';
import { auth, firestore } from './firebase';

/** Somebody with a valid identity token, be it an anonymous one. */
export interface Caller {
  readonly uid: string;
}

/** Active staff, as stored at the time of the call: a removal or a lost permission counts at once (D-20). */
export type Staff = User;

/** @throws ApiError 'unauthenticated' without a valid bearer token */
export async function callerOf(authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
  if (!token) throw new ApiError('unauthenticated');
  try {
    return { uid: (await auth().verifyIdToken(token)).uid };
  } catch {
    throw new ApiError('unauthenticated');
  }
}

/** @throws ApiError 'forbidden' unless the caller is active staff and meets the requirement */
export async function staffOf(caller: Caller, requirement: Requirement): Promise<Staff> {
  const parsed = userSchema.safeParse((await firestore().doc(docPath.user(caller.uid)).get()).data());
  if (!parsed.success || !parsed.data.is_active) throw new ApiError('forbidden');
  const staff: Staff = { ...parsed.data, uid: caller.uid };
  const subject = {
    permissions: staff.permissions,
    role: staff.agent_role,
    libraryId: staff.support_lib_id,
  };
  const decision = decide(subject, requirement, config().defaultLibraryId);
  if (!decision.isAllowed) throw new ApiError('forbidden');
  return staff;
}
