import { articleFeedbackSchema } from '../entities/article-feedback';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const feedback = defineStore(COLLECTIONS.articleFeedback, articleFeedbackSchema);

/** `ArticleFeedback/{id}` */
export const articleFeedback = (id: string) => feedback.at(docPath.articleFeedback(id));

/** What visitors wrote about an article, newest first. */
export const feedbackOfArticle = (libraryId: string, articleId: string) =>
  feedback.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['article_id', '==', articleId],
    ],
    orderBy: [['updated_at', 'desc']],
    limit: LIMITS.listPageSize,
  });

/** What visitors wrote about articles of a library since a time, newest first. */
export const recentFeedback = (libraryId: string, since: TimestampLike) =>
  feedback.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['updated_at', '>=', since],
    ],
    orderBy: [['updated_at', 'desc']],
    limit: LIMITS.insightReasons,
  });
