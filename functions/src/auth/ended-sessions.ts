import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { LIMITS } from '@harborline/domain/limits';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import * as z from 'zod/mini';
import { uidOf } from '../platform/account';
import { openEndpoint } from '../platform/endpoint';
import { noteSessions } from '../platform/note-sessions';

const input = z.object({
  email: z.string().check(z.maxLength(LIMITS.email), z.refine(isEmailAddress, LOGIN_TEXTS.emailInvalid)),
});

/**
 * POST endedsessions: asked for right after a password was reset by the provider's own mail, so that rules and
 * functions refuse the sessions of before at once (D-58). It only writes down what the provider says, so it needs no
 * proof of who asks, and its answer is the same for every address.
 */
export const endedSessions = openEndpoint({
  name: 'endedSessions',
  route: 'POST /api/auth/endedsessions',
  input,
  output: z.object({}),
  rate: 'openRead',
  async run({ email }) {
    const uid = await uidOf(email);
    if (uid !== undefined) await noteSessions(uid, 'end');
    return {};
  },
});
