import { articleLinksSchema } from '../entities/article-links';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const links = defineStore(COLLECTIONS.articleLinks, articleLinksSchema);

/** `ArticleLinks/{articleId}` */
export const articleLinks = (articleId: string) => links.at(docPath.articleLinks(articleId));

/** Articles with links that visitors cannot follow, the latest change first. */
export const deadLinked = (libraryId: string) =>
  links.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['has_dead', '==', true],
    ],
    orderBy: [['updated_at', 'desc']],
    limit: LIMITS.insightArticles,
  });

/** Articles of any library that link to an article. */
export const linkingTo = (articleId: string) =>
  links.query({ where: [['to', 'array-contains', articleId]], limit: LIMITS.linkingArticles });
