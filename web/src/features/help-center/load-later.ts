import type { Answer } from './article/given-answers';

/** Loads the front page. */
export const loadHomePage = async () => (await import('./home-page')).HomePage;

/** Loads the article page. */
export const loadArticlePage = async () => (await import('./article/article-page')).ArticlePage;

/** Loads the category page. */
export const loadCategoryPage = async () => (await import('./categories/category-page')).CategoryPage;

/** Loads the function that sends whether an article helped. */
export const loadAnswerSender = async () => (await import('./article/send-answer')).sendAnswer;

/** Sends whether an article helped, with code that may have to be loaded first. */
export async function sendAnswerLater(articleId: string, answer: Answer): Promise<void> {
  const send = await loadAnswerSender();
  await send(articleId, answer);
}

/** Sends the answers that could not be sent earlier. */
export const sendKeptAnswers = async () => (await import('./article/send-answer')).sendKeptAnswers();
