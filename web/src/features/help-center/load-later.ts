import type { Answer } from './article/send-answer';

/** The front page. */
export const loadHomePage = async () => (await import('./home-page')).HomePage;

/** The page of an article. */
export const loadArticlePage = async () => (await import('./article/article-page')).ArticlePage;

/** The page of a category. */
export const loadCategoryPage = async () => (await import('./categories/category-page')).CategoryPage;

/** What sends an answer whether an article helped. */
export const loadAnswerSender = async () => (await import('./article/send-answer')).sendAnswer;

/** Sends an answer whether an article helped, with code that may have to be loaded. */
export async function sendAnswerLater(articleId: string, answer: Answer): Promise<void> {
  const send = await loadAnswerSender();
  await send(articleId, answer);
}

/** Sends the answers that could not be sent before. */
export const sendKeptAnswers = async () => (await import('./article/send-answer')).sendKeptAnswers();
