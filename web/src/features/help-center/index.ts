export { ArticlePage } from './article/article-page';
export { sendAnswer } from './article/send-answer';
export { CategoryPage } from './categories/category-page';
export { HomePage } from './home-page';
export { SearchResults } from './search/lazy-search-results';
export { useSuggestions } from './search/use-suggestions';
export { preloadArticle } from './use-help-center';
