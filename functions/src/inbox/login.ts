import * as contract from '@harborline/domain/api/inbox/session';
import { chatTokenClaims } from '@harborline/domain/session/chat-token';
import { config } from '../platform/config';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { noteSessions, readStaff, signChatToken } from '../sessions';

/**
 * POST login: exchanges the identity token for the chat token (S7.1-01, D-20). The body names the person and library
 * that the browser believes it is signed in as; authority comes from the token, so any other name is refused. Tokens
 * from before a new password end here.
 */
export const login = staffEndpoint(
  contract.login,
  async ({ email, user_id, support_lib_id }, staff, { nowMs }) => {
    const isOwn = user_id === staff.uid && email.toLowerCase() === staff.user_email.toLowerCase();
    if (!isOwn || support_lib_id !== staff.support_lib_id) throw new ApiError('forbidden');
    const haveTokensEnded = await noteSessions(staff.uid, 'end-unless-first', staff);
    const person = haveTokensEnded ? await readStaff(staff.uid) : staff;
    const claims = chatTokenClaims(person ?? staff, nowMs);
    return { token: signChatToken(claims, config().linkSigningSecret), expires_at: claims.exp * 1000 };
  },
);
