import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { ARTICLE_NEWS_TEXTS } from '@harborline/domain/texts/article-news';
import type { Transaction } from 'firebase-admin/firestore';
import { config } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import { readEach } from '../../platform/store/read';

export interface ArticleAnnouncement {
  /** whether visitors can read the article now */
  readonly isReadable: boolean;
  /** the reply: nothing in it comes from a visitor, since it is mailed to an address that nobody has proven */
  readonly message: string;
}

/** What people are told about an article of a library. @throws ApiError 'not-found' for any other article */
export async function readAnnouncement(
  articleId: string,
  libraryId: string,
  transaction?: Transaction,
): Promise<ArticleAnnouncement> {
  const documents = [articleDocument(articleId), libraryDocument(libraryId)] as const;
  const [article, library] = await readEach(documents, transaction);
  if (library === undefined || article?.support_lib_id !== libraryId) throw new ApiError('not-found');
  const address = `${config().publicOrigin}${publicLinks(library.library_refkey).article(articleId)}`;
  return {
    isReadable: article.is_published && !article.is_disabled,
    message: ARTICLE_NEWS_TEXTS.message(article.article_title, address),
  };
}
