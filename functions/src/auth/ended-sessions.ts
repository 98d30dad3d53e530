import * as contract from '@harborline/domain/api/auth';
import { uidOf } from '../platform/account';
import { openEndpoint } from '../platform/endpoint';
import { noteSessions } from '../platform/note-sessions';

/**
 * POST endedsessions: asked for right after a password was reset by the provider's own mail, so that rules and
 * functions refuse the sessions of before at once (D-58). It only writes down what the provider says, so it needs no
 * proof of who asks, and its answer is the same for every address.
 */
export const endedSessions = openEndpoint(contract.endedSessions, async ({ email }) => {
  const uid = await uidOf(email);
  if (uid !== undefined) await noteSessions(uid, 'end');
  return {};
});
