export { hasKeptAnswers } from './article/kept-answers';
export { loadAnswerSender } from './article/load-sender';
export {
  loadArticlePage,
  loadCategoryPage,
  loadCoursePage,
  loadCoursesPage,
  loadHomePage,
  loadNewsFlashPage,
  loadNewsPage,
  loadWholeCoursePage,
  sendAnswerLater,
  sendKeptAnswers,
  sendKeptReactions,
} from './load-later';
export { hasUnsentReactions } from './news/unsent-reactions';
export { resourceOf } from './resource-keys';
export { preloadSearchResults, SearchResults } from './search/lazy-search-results';
export { addToSearch } from './search/search-log';
export { useSuggestions } from './search/use-suggestions';
export { preloadArticle } from './use-help-center';
