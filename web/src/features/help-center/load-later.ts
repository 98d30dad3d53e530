import type { Answer } from './article/given-answers';
import { loadAnswerSender } from './article/load-sender';

/** Loads the front page. */
export const loadHomePage = async () => (await import('./home-page')).HomePage;

/** Loads the article page. */
export const loadArticlePage = async () => (await import('./article/article-page')).ArticlePage;

/** Loads the category page. */
export const loadCategoryPage = async () => (await import('./categories/category-page')).CategoryPage;

const importCourses = () => import('./courses/course-pages');

/** Load the pages of courses. */
export const loadCoursesPage = async () => (await importCourses()).CoursesPage;
export const loadCoursePage = async () => (await importCourses()).CoursePage;
export const loadWholeCoursePage = async () => (await importCourses()).WholeCoursePage;
/** Loads the list of news. */
export const loadNewsPage = async () => (await import('./news/news-page')).NewsPage;

/** Loads the page of a news flash. */
export const loadNewsFlashPage = async () => (await import('./news/news-flash-page')).NewsFlashPage;

/** Sends whether an article helped, with code that may have to be loaded first. */
export async function sendAnswerLater(articleId: string, answer: Answer): Promise<void> {
  const send = await loadAnswerSender();
  await send(articleId, answer);
}

/** Sends the answers that could not be sent earlier. */
export const sendKeptAnswers = async () => (await import('./article/send-answer')).sendKeptAnswers();

/** Sends the reactions to news that could not be sent earlier. */
export const sendKeptReactions = async () => (await import('./news/send-reaction')).sendKeptReactions();
