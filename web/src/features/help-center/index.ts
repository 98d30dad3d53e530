export { hasKeptAnswers } from './article/kept-answers';
export {
  loadAnswerSender,
  loadArticlePage,
  loadCategoryPage,
  loadHomePage,
  sendAnswerLater,
  sendKeptAnswers,
} from './load-later';
export { SearchResults } from './search/lazy-search-results';
export { useSuggestions } from './search/use-suggestions';
export { preloadArticle } from './use-help-center';
