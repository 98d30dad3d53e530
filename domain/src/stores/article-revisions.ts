import { articleRevisionSchema } from '../entities/article';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const revisions = defineStore(COLLECTIONS.articleRevisions, articleRevisionSchema);

/** `ArticleRevisions/{id}` */
export const articleRevision = (id: string) => revisions.at(docPath.articleRevision(id));

/** What was published of an article, newest first. */
export const articleRevisions = (libraryId: string, articleId: string) =>
  revisions.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['article_ref', '==', articleId],
    ],
    orderBy: [['published_at', 'desc']],
    limit: LIMITS.listPageSize,
  });

/** The revisions of an article, in no order; read them in batches. */
export const articleRevisionsUnordered = (libraryId: string, articleId: string) =>
  revisions.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['article_ref', '==', articleId],
    ],
  });
