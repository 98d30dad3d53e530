import { grantVisitorAccess } from '@harborline/domain/api/inbox/visitor-access';
import { postAsVisitor } from '../../shared/firebase/visitor-session';

export type ClaimResult = 'granted' | 'refused' | 'unreachable';

/** Sends the server the token of a mailed link, so that this browser may read the conversation too. */
export async function claimAccess(conversationRef: string, token: string): Promise<ClaimResult> {
  try {
    const answer = await postAsVisitor(grantVisitorAccess, {
      conversation_ref: conversationRef,
      token,
    });
    if (answer.ok) return 'granted';
    return answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'refused';
  } catch {
    return 'unreachable';
  }
}
