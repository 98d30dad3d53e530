export { ArticlePage } from './article-page';
export { CategoryPage } from './category-page';
export { SearchResults } from './components/lazy-search-results';
export { sendAnswer } from './data/send-answer';
export { preloadArticle } from './data/use-help-center';
export { useSuggestions } from './data/use-suggestions';
export { HomePage } from './home-page';
