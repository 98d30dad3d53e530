import { article } from '@harborline/domain/stores/articles';
import type { Firestore } from 'firebase/firestore';
import { readRecord } from '../../../shared/store/read-records';
import type { ArticleRow } from '../list/article-row';
import { findArticles } from '../list/find-articles';

export interface DeadLink {
  readonly id: string;
  /** '' for an article that no longer exists */
  readonly title: string;
  readonly state: 'deleted' | 'unpublished' | 'archived';
}

/** What the editor asks about the other articles of the library. */
export interface ArticleLinks {
  /** articles for typed words, best first */
  readonly find: (words: string) => Promise<readonly ArticleRow[]>;
  readonly deadLinkTo: (id: string) => Promise<DeadLink | null>;
}

/** Why visitors cannot open an article; null if they can. @throws FirebaseError */
async function deadLinkTo(firestore: Firestore, libraryId: string, id: string): Promise<DeadLink | null> {
  const found = await readRecord(firestore, article(id));
  if (found === null || found.support_lib_id !== libraryId) return { id, title: '', state: 'deleted' };
  const title = found.article_title;
  if (found.is_disabled) return { id, title, state: 'archived' };
  return found.is_published ? null : { id, title, state: 'unpublished' };
}

/** The articles of a library as targets of links. */
export const articleLinks = (firestore: Firestore, libraryId: string): ArticleLinks => ({
  find: (words) => findArticles(firestore, { libraryId, state: 'all', categoryIds: null }, words),
  deadLinkTo: (id) => deadLinkTo(firestore, libraryId, id),
});
