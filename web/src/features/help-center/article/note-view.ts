import { sendArticleView, sendNewsView, type ViewedArticle } from './send-activity';

/** Long enough to leave a page opened by mistake, and for everything visible to load first. */
export const VIEW_DELAY_MS = 1_500;

/** Records a view unless the visitor leaves at once. @returns a function to call when they leave */
function noteUnlessLeft(send: () => Promise<void>): () => void {
  const timer = setTimeout(() => void send(), VIEW_DELAY_MS);
  return () => clearTimeout(timer);
}

/** Records a view of an article. @returns a function to call when the visitor leaves */
export const noteView = (article: ViewedArticle): (() => void) =>
  noteUnlessLeft(() => sendArticleView(article));

/** Records a view of a news flash. @returns a function to call when the visitor leaves */
export const noteNewsView = (id: string): (() => void) => noteUnlessLeft(() => sendNewsView(id));
