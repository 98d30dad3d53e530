import { sendArticleView, type ViewedArticle } from './send-activity';

/** Long enough to leave a page opened by mistake, and for everything visible to load first. */
export const VIEW_DELAY_MS = 1_500;

/** Records a view unless the visitor leaves the article at once. @returns a function to call when they leave */
export function noteView(article: ViewedArticle): () => void {
  const timer = setTimeout(() => void sendArticleView(article), VIEW_DELAY_MS);
  return () => clearTimeout(timer);
}

interface FirstView {
  readonly articleId: string;
  readonly forget: () => void;
}

let first: FirstView | null = null;

/** Records the view of an article that the server rendered, before the page has its renderer. */
export function noteFirstView(article: ViewedArticle): void {
  first = { articleId: article.id, forget: noteView(article) };
}

/** Takes over the first view, once. @returns a function to call when the visitor leaves; null if it was of no such article */
export function takeFirstView(articleId: string): (() => void) | null {
  const taken = first?.articleId === articleId ? first.forget : null;
  first = null;
  return taken;
}
