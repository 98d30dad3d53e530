import { article as articleDocument } from '@harborline/domain/stores/articles';
import { articleVote } from '@harborline/domain/stores/bookkeeping';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { derivedId } from '../../platform/ids';
import { refOf } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { recount, type Tally, type Vote, voteOf } from './tally';
import { libraryOfVisible } from './visible-article';

const countOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

interface Ballot {
  readonly articleId: string;
  readonly uid: string;
  readonly vote: Vote;
}

interface CountedVote {
  readonly libraryId: string;
  readonly tally: Tally;
}

/**
 * Counts a visitor's vote, once per visitor and article; a later one replaces it (D-18). The transaction must not have
 * written anything yet. @throws ApiError 'not-found' for an article that visitors cannot see
 */
export async function castVote(
  transaction: Transaction,
  { articleId, uid, vote }: Ballot,
): Promise<CountedVote> {
  const voted = articleDocument(articleId);
  const ballot = articleVote(derivedId('vote', uid, articleId));
  const [article, stored] = await transaction.getAll(refOf(voted), refOf(ballot));
  if (!article) throw new Error('The article could not be read');
  const libraryId = libraryOfVisible(article);
  const earlier = stored?.exists ? voteOf(String(stored.get('answer'))) : undefined;
  const before = { likes: countOf(article.get('likes')), disLikes: countOf(article.get('disLikes')) };
  const tally = recount(before, earlier, vote);
  if (earlier !== vote) {
    updateRecord(transaction, voted, {
      ...tally,
      ...(vote === 'no' && { disliked_at: FieldValue.serverTimestamp() }),
    });
    setRecord(transaction, ballot, {
      support_lib_id: libraryId,
      article_id: articleId,
      answer: vote,
      updated_at: FieldValue.serverTimestamp(),
    });
  }
  return { libraryId, tally };
}
