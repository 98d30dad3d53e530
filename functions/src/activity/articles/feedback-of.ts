import { articleFeedback } from '@harborline/domain/stores/article-feedback';
import { derivedId } from '../../platform/ids';

/** What a visitor wrote about an article. */
export const feedbackOf = (uid: string, articleId: string) =>
  articleFeedback(derivedId('feedback', uid, articleId));
