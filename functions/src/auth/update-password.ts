import * as contract from '@harborline/domain/api/auth/passwords';
import { DURATIONS } from '@harborline/domain/limits';
import { user } from '@harborline/domain/stores/users';
import { planPasswordChange } from '@harborline/domain/team/plan-changes';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { TEAM_REFUSALS } from '@harborline/domain/texts/team-refusals';
import { auditEntry, personTarget, writeAudit } from '../audit';
import type { Staff } from '../platform/caller';
import { type RequestContext, staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { auth, firestore } from '../platform/firebase';
import { updateRecord } from '../platform/store/write';
import { endingSessions, endSessions, uidOf } from '../sessions';
import { changeOf, type TeamOperation, teamTransaction } from '../teams';

const SHORTEST = 6;

/** Looked up like a person, so that refusing an address without an account takes as long as one of another library. */
const NOBODY = 'nobody';

/** @throws ApiError 'forbidden' unless the caller may set this password now (D-11) */
function authorise(
  { actor, target }: Pick<TeamOperation, 'actor' | 'target'>,
  context: RequestContext,
): void {
  if (actor.uid !== target.uid) {
    changeOf(planPasswordChange({ actor, target }));
    return;
  }
  const isRecent = context.nowMs - context.signedInAtMs <= DURATIONS.recentSignInMs;
  if (!isRecent) throw new ApiError('forbidden', TEAM_REFUSALS.recentSignIn);
}

async function setPassword(refUid: string, password: string, staff: Staff, context: RequestContext) {
  const { actor, target } = await teamTransaction(
    { staff, refUid, nowMs: context.nowMs },
    async (operation) => {
      authorise(operation, context);
      return operation;
    },
  );
  await auth().updateUser(refUid, { password });
  await endSessions(refUid);
  const libraryId = target.init_support_lib_id;
  await firestore().runTransaction(async (transaction) => {
    updateRecord(transaction, user(refUid), endingSessions());
    const entry = auditEntry(actor, { action: 'password-set', libraryId, target: personTarget(target) });
    writeAudit(transaction, entry);
  });
}

/**
 * POST updatePassword (S7.1-09): sets the caller's own password shortly after signing in, or the password of a teammate
 * with a lower role (D-11). All sessions of that person end, including the one that made the call.
 */
export const updatePassword = staffEndpoint(
  contract.updatePassword,
  async ({ email, password }, staff, context) => {
    if (password.length < SHORTEST) throw new ApiError('invalid-input', LOGIN_TEXTS.passwordTooShort);
    await setPassword((await uidOf(email)) ?? NOBODY, password, staff, context);
    return { message: LOGIN_TEXTS.passwordSaved };
  },
);
