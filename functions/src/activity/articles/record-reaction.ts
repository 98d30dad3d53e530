import * as contract from '@harborline/domain/api/activity/articles';
import { visitorEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { deleteRecord } from '../../platform/store/write';
import { castVote } from './cast-vote';
import { feedbackOf } from './feedback-of';
import { voteOf } from './tally';

/** POST reactions: whether the article helped; one vote per visitor and article, changeable (S4.5-21, D-18). */
export const recordReaction = visitorEndpoint(
  contract.recordReaction,
  async ({ articleId, answer }, { uid }) => {
    const vote = voteOf(answer);
    return firestore().runTransaction(async (transaction) => {
      const { tally } = await castVote(transaction, { articleId, uid, vote });
      if (vote === 'yes') deleteRecord(transaction, feedbackOf(uid, articleId));
      return { answer: vote, ...tally };
    });
  },
);
