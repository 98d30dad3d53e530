export { ArticlePage } from './article-page';
export { CategoryPage } from './category-page';
export { SearchResults } from './components/search-results';
export { sendArticleAnswer } from './data/send-activity';
export { HomePage } from './home-page';
