import { sendArticleView, sendNewsView, type ViewedArticle } from './send-activity';

/** Long enough to leave a page opened by mistake, and for everything visible to load first. */
export const VIEW_DELAY_MS = 1_500;

/** Records something unless the visitor leaves at once. @returns a function to call when they leave */
export function unlessLeft(send: () => Promise<void>): () => void {
  const timer = setTimeout(() => void send(), VIEW_DELAY_MS);
  return () => clearTimeout(timer);
}

/** Records a view of an article. @returns a function to call when the visitor leaves */
export const noteView = (article: ViewedArticle): (() => void) => unlessLeft(() => sendArticleView(article));

/** Records a view of a news flash. @returns a function to call when the visitor leaves */
export const noteNewsView = (id: string): (() => void) => unlessLeft(() => sendNewsView(id));
