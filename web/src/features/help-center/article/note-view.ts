import { sendArticleView, type ViewedArticle } from './send-activity';

/** Long enough to leave a page opened by mistake, and for everything visible to load first. */
export const VIEW_DELAY_MS = 1_500;

/** Records a view unless the visitor leaves the article at once. @returns a function to call when they leave */
export function noteView(article: ViewedArticle): () => void {
  const timer = setTimeout(() => void sendArticleView(article), VIEW_DELAY_MS);
  return () => clearTimeout(timer);
}
