import { answerCobrowse } from '@harborline/domain/api/inbox/cobrowse';
import { callAsVisitor } from '../../../../shared/firebase/visitor-session';

export interface CobrowseQuestion {
  readonly conversationRef: string;
  /** of the question */
  readonly id: string;
}

/** Answers a teammate who asked to see the page, or stops. @throws Error */
export const sendAnswer = ({ conversationRef, id }: CobrowseQuestion, action: 'share' | 'refuse' | 'end') =>
  callAsVisitor(answerCobrowse, { conversation_ref: conversationRef, cobrowse_id: id, action });
