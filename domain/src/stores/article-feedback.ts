import { articleFeedbackSchema } from '../entities/article-feedback';
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
