import * as contract from '@harborline/domain/api/activity/articles';
import { scrub } from '@harborline/domain/text/scrub';
import { FieldValue } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { setRecord } from '../../platform/store/write';
import { castVote } from './cast-vote';
import { feedbackOf } from './feedback-of';

/**
 * POST reactions/feedback: why an article did not help. It is a No (S4.5-21), so whichever of vote and reason arrives
 * first, the counters agree with what writers read.
 */
export const recordFeedback = visitorEndpoint(
  contract.recordFeedback,
  async ({ articleId, reason, text }, { uid }) => {
    await firestore().runTransaction(async (transaction) => {
      const { libraryId } = await castVote(transaction, { articleId, uid, vote: 'no' });
      setRecord(transaction, feedbackOf(uid, articleId), {
        support_lib_id: libraryId,
        article_id: articleId,
        reason,
        text: scrub(text.trim()),
        updated_at: FieldValue.serverTimestamp(),
      });
    });
    return { isSaved: true };
  },
);
