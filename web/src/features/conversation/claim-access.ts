import { openMyRequest } from '@harborline/domain/api/inbox/my-requests';
import { grantVisitorAccess } from '@harborline/domain/api/inbox/visitor-access';
import { postAsVisitor } from '../../shared/firebase/visitor-session';

export type ClaimResult = 'granted' | 'refused' | 'unreachable';

async function resultOf(call: Promise<Response>): Promise<ClaimResult> {
  try {
    const answer = await call;
    if (answer.ok) return 'granted';
    return answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'refused';
  } catch {
    return 'unreachable';
  }
}

/** Sends the server the token of a mailed link, so that this browser may read the conversation too. */
export const claimAccess = (conversationRef: string, token: string): Promise<ClaimResult> =>
  resultOf(postAsVisitor(grantVisitorAccess, { conversation_ref: conversationRef, token }));

/** Asks for access to a request that this browser may list (D-118). */
export async function openListed(conversationRef: string): Promise<ClaimResult> {
  const answer = await postAsVisitor(openMyRequest, { conversation_ref: conversationRef }).catch(() => null);
  if (answer === null || answer.status >= 500) return 'unreachable';
  // Over the limit, too, the browser may have been let in before.
  return answer.ok ? 'granted' : 'refused';
}
