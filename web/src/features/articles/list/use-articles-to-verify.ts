import { plansToVerify } from '@harborline/domain/stores/article-plans';
import { article } from '@harborline/domain/stores/articles';
import { type Firestore, Timestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { matchByWords } from '../../../shared/text/match-by-words';
import type { ArticleScope } from './article-list';
import type { ArticleRow } from './article-row';

/** Articles whose date has come, the longest overdue first. Archived ones can wait. @throws FirebaseError */
async function findOverdue(
  firestore: Firestore,
  { libraryId, categoryIds }: ArticleScope,
): Promise<ArticleRow[]> {
  const plans = await readRecords(firestore, plansToVerify(libraryId, Timestamp.now()));
  const found = await Promise.all(plans.map(({ id }) => readRecord(firestore, article(id))));
  return found
    .filter((row) => row !== null)
    .filter(
      (row) => !row.is_disabled && (categoryIds === null || categoryIds.includes(row.article_categories)),
    );
}

const findable = (row: ArticleRow) => ({
  id: row.id,
  title: row.article_title,
  keywords: row.article_keywords,
  categoryId: row.article_categories,
  row,
});

/** The articles that need to be verified, in the form of search results; null unless they are asked for. */
export function useArticlesToVerify(
  scope: ArticleScope,
  words: string,
): Loadable<readonly ArticleRow[]> | null {
  const firestore = useStaffFirestore();
  const isAsked = scope.state === 'verify';
  const source = useMemo(
    () => (isAsked ? readOnce('articles-to-verify', () => findOverdue(firestore, scope)) : null),
    [firestore, scope, isAsked],
  );
  const { live } = useSubscription(source);
  return useMemo(() => {
    if (!isAsked) return null;
    if (live.status !== 'ready' || words.trim() === '') return live;
    return { ...live, data: matchByWords(live.data.map(findable), words).map(({ row }) => row) };
  }, [isAsked, live, words]);
}
