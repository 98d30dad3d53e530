import { article } from '@harborline/domain/stores/articles';
import type { Firestore } from 'firebase/firestore';
import type { ArticleLinks, DeadLink } from '../../../shared/rich-text/article-links';
import { findArticles } from '../list/find-articles';
import { hasPublishedCopy, type LinkingLibrary, opensOfParent } from './opens-of-parent';
import { readIfAllowed } from './read-if-allowed';

interface LinksFrom {
  readonly libraryId: string;
  /** null until it is read; articles of other libraries are not called dead until then */
  readonly library: LinkingLibrary | null;
}

/** Why visitors cannot open an article; null if they can. @throws FirebaseError */
async function deadLinkTo(firestore: Firestore, from: LinksFrom, id: string): Promise<DeadLink | null> {
  const { libraryId, library } = from;
  const found = await readIfAllowed(firestore, article(id));
  if (found === null) {
    const isOpen = library !== null && (await hasPublishedCopy(firestore, library.id, id));
    return isOpen ? null : { id, title: '', state: 'deleted' };
  }
  if (found.support_lib_id !== libraryId) {
    const isOpen = library === null || (await opensOfParent(firestore, library, found));
    return isOpen ? null : { id, title: '', state: 'deleted' };
  }
  const title = found.article_title;
  if (found.is_disabled) return { id, title, state: 'archived' };
  return found.is_published ? null : { id, title, state: 'unpublished' };
}

/** The published articles of a library as targets of links, for writers who may not open the others. */
export const publishedArticleLinks = (firestore: Firestore, from: LinksFrom): ArticleLinks => ({
  find: (words) =>
    findArticles(firestore, { libraryId: from.libraryId, state: 'published', categoryIds: null }, words),
  deadLinkTo: (id) => deadLinkTo(firestore, from, id),
});

/** The articles of a library as targets of links. */
export const articleLinks = (firestore: Firestore, from: LinksFrom): ArticleLinks => ({
  find: (words) =>
    findArticles(firestore, { libraryId: from.libraryId, state: 'all', categoryIds: null }, words),
  deadLinkTo: (id) => deadLinkTo(firestore, from, id),
});
