import { isDeepStrictEqual } from 'node:util';
import { isId } from '@harborline/domain/entities/is-id';
import { COLLECTIONS } from '@harborline/domain/paths';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { snapshotRecord } from '../platform/store/read';
import { triggerHandler } from '../platform/trigger';
import { countArticles } from './categories/count-articles';
import { entryOf, indexArticle } from './index-article';
import { keepLinks } from './keep-links';
import { forgetArticle, keepRevision } from './keep-revision';
import { type ArticleChange, logPublication } from './log-publication';

const libraryOf = (article: DocumentSnapshot | undefined): string | undefined => {
  const library: unknown = article?.get('support_lib_id');
  return typeof library === 'string' ? library : undefined;
};

/** Libraries whose search a change affects; none for a view or a vote. */
function touchedLibraries(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): string[] {
  const libraries = new Set([libraryOf(before), libraryOf(after)].filter((id) => id !== undefined));
  return [...libraries].filter((id) => {
    const earlier = before?.exists ? entryOf(before, id) : undefined;
    const later = after?.exists ? entryOf(after, id) : undefined;
    return !isDeepStrictEqual(earlier, later);
  });
}

/** The category in which visitors find an article; undefined if they find none. */
function shownIn(snapshot: DocumentSnapshot | undefined): string | undefined {
  const article = snapshot && snapshotRecord(articleDocument(snapshot.id).read, snapshot);
  return article && isSearchable(article) ? article.article_categories : undefined;
}

/** Categories whose number of articles a change affects. */
function touchedCategories(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): string[] {
  const [earlier, later] = [shownIn(before), shownIn(after)];
  if (earlier === later) return [];
  return [earlier, later].filter((id) => id !== undefined).filter(isId);
}

/**
 * An article changed: updates the search index and the numbers of articles, logs that it was published, unpublished,
 * archived, restored or deleted, keeps what was published, and notes which links lead nowhere.
 */
export const onArticleWritten = onDocumentWritten(
  { document: `${COLLECTIONS.articles}/{id}`, retry: true },
  triggerHandler({
    name: 'onArticleWritten',
    idempotencyKey: (event) => `article/${event.params.id}`,
    async run(event) {
      for (const libraryId of touchedLibraries(event.data?.before, event.data?.after)) {
        await indexArticle(event.params.id, libraryId);
      }
      for (const id of touchedCategories(event.data?.before, event.data?.after)) await countArticles(id);
      const change: ArticleChange = {
        id: event.params.id,
        before: event.data?.before,
        after: event.data?.after,
        eventTime: event.time,
      };
      await logPublication(change);
      await keepRevision(change);
      const left = libraryOf(change.before);
      if (!change.after?.exists && left !== undefined) await forgetArticle(change.id, left);
      // Last, because it may take long for an article that many link to.
      await keepLinks(change);
    },
  }),
);
