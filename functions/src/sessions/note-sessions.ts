import { user } from '@harborline/domain/stores/users';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { hasErrorCode } from '../platform/error-codes';
import { auth, firestore } from '../platform/firebase';
import { refOf } from '../platform/store/read';
import { updateRecord } from '../platform/store/write';
import { endingSessions } from './session-version';

/** What happens to the earlier chat tokens if the moment is newer than the recorded one. */
export type ChatTokens = 'end' | 'end-unless-first' | 'keep';

/**
 * The moment from which the provider accepts the person's sessions, in milliseconds, with a precision of a second. It
 * moves when sessions are revoked or a password is set, changed or reset. @returns undefined without an account
 */
async function validAfterMs(uid: string): Promise<number | undefined> {
  try {
    const { tokensValidAfterTime } = await auth().getUser(uid);
    return tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime);
  } catch (error) {
    if (hasErrorCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  }
}

function changeFor(person: DocumentSnapshot, sinceMs: number, chatTokens: ChatTokens) {
  const notedMs: unknown = person.get('sessions_valid_after');
  if (!person.exists || (typeof notedMs === 'number' && notedMs >= sinceMs)) return undefined;
  const isFirst = notedMs === undefined;
  const endsTokens = chatTokens === 'end' || (chatTokens === 'end-unless-first' && !isFirst);
  return { sessions_valid_after: sinceMs, ...(endsTokens ? endingSessions() : {}) };
}

/**
 * Records on the person's document from when the provider accepts their sessions, for the rules, which cannot ask it
 * (D-58). The provider does not announce password resets, so this is called wherever one may have happened. Safe to
 * repeat; never moves the moment back.
 */
export async function noteSessions(uid: string, chatTokens: ChatTokens): Promise<void> {
  const sinceMs = await validAfterMs(uid);
  if (sinceMs === undefined) return;
  const ref = refOf(user(uid));
  // Usually nothing is new, and a transaction would lock the document needlessly.
  if (!changeFor(await ref.get(), sinceMs, chatTokens)) return;
  await firestore().runTransaction(async (transaction) => {
    const change = changeFor(await transaction.get(ref), sinceMs, chatTokens);
    if (change) updateRecord(transaction, user(uid), change);
  });
}
