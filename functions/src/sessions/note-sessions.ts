import type { User } from '@harborline/domain/entities/user';
import { user } from '@harborline/domain/stores/users';
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

interface News {
  readonly isFirst: boolean;
}

/** @returns undefined where the moment is noted already */
function newsOf(notedMs: unknown, sinceMs: number): News | undefined {
  if (typeof notedMs === 'number' && notedMs >= sinceMs) return undefined;
  return { isFirst: notedMs === undefined };
}

/**
 * Records on the person's document from when the provider accepts their sessions, for the rules, which cannot ask it
 * (D-58). The provider does not announce password resets, so this is called wherever one may have happened. Safe to
 * repeat; never moves the moment back.
 * @param known the person, if the caller has just read them: usually nothing is new, and then nothing is read
 * @returns whether the chat tokens issued so far ended
 */
export async function noteSessions(
  uid: string,
  chatTokens: ChatTokens,
  known?: Pick<User, 'sessions_valid_after'>,
): Promise<boolean> {
  const sinceMs = await validAfterMs(uid);
  if (sinceMs === undefined) return false;
  const person = user(uid);
  const notedMs = known
    ? known.sessions_valid_after
    : (await refOf(person).get()).get('sessions_valid_after');
  // Usually nothing is new, and a transaction would lock the document needlessly.
  if (!newsOf(notedMs, sinceMs)) return false;
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(refOf(person));
    const news = newsOf(stored.get('sessions_valid_after'), sinceMs);
    if (!stored.exists || !news) return false;
    const endsTokens = chatTokens === 'end' || (chatTokens === 'end-unless-first' && !news.isFirst);
    updateRecord(transaction, person, {
      sessions_valid_after: sinceMs,
      ...(endsTokens ? endingSessions() : {}),
    });
    return endsTokens;
  });
}
