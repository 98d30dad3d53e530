import * as contract from '@harborline/domain/api/activity/articles';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { articleVote } from '@harborline/domain/stores/bookkeeping';
import { FieldValue } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { refOf } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { recount, voteOf } from './tally';
import { libraryOfVisible } from './visible-article';

const countOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

/** POST reactions: whether the article helped; one vote per visitor and article, changeable (S4.5-21, D-18). */
export const recordReaction = visitorEndpoint(
  contract.recordReaction,
  async ({ articleId, answer }, caller) => {
    const voted = articleDocument(articleId);
    const ballot = articleVote(derivedId('vote', caller.uid, articleId));
    const vote = voteOf(answer);
    return firestore().runTransaction(async (transaction) => {
      const [article, stored] = await transaction.getAll(refOf(voted), refOf(ballot));
      if (!article) throw new Error('The article could not be read');
      const libraryId = libraryOfVisible(article);
      const earlier = stored?.exists ? voteOf(String(stored.get('answer'))) : undefined;
      const before = { likes: countOf(article.get('likes')), disLikes: countOf(article.get('disLikes')) };
      const tally = recount(before, earlier, vote);
      if (earlier !== vote) {
        updateRecord(transaction, voted, tally);
        setRecord(transaction, ballot, {
          support_lib_id: libraryId,
          article_id: articleId,
          answer: vote,
          updated_at: FieldValue.serverTimestamp(),
        });
      }
      return { answer: vote, ...tally };
    });
  },
);
