import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '@harborline/domain/api/auth/passwords';
import { openEndpoint } from '../platform/endpoint';
import { noteSessions, uidOf } from '../sessions';

/** Every answer takes at least this long, so that timing does not reveal whether the address has an account. */
const ANSWER_AFTER_MS = 1_500;

async function noteEnd(email: string): Promise<void> {
  const uid = await uidOf(email);
  if (uid !== undefined) await noteSessions(uid, 'end');
}

/**
 * POST endedsessions: called right after a password was reset through the provider's own mail, so that rules and
 * functions refuse the older sessions at once (D-58). It only records what the provider says, so it needs no proof of
 * who is calling, and its answer is the same for every address.
 */
export const endedSessions = openEndpoint(contract.endedSessions, async ({ email }) => {
  await Promise.all([sleep(ANSWER_AFTER_MS), noteEnd(email)]);
  return {};
});
