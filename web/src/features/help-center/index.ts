export { ArticlePage } from './article-page';
export { CategoryPage } from './category-page';
export { SearchResults } from './components/search-results';
export { sendArticleAnswer } from './data/send-activity';
export { preloadArticle } from './data/use-help-center';
export { HomePage } from './home-page';
