export { hasKeptAnswers } from './article/kept-answers';
export { loadAnswerSender } from './article/load-sender';
export { CategoryGrid } from './categories/category-grid';
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
export { useLatestNews } from './news/use-latest-news';
export { resourceOf } from './resource-keys';
export { preloadSearchResults, SearchResults } from './search/lazy-search-results';
export { addToSearch } from './search/search-log';
export { useSuggestions } from './search/use-suggestions';
export { preloadArticle, useCategoryTree } from './use-help-center';
