export { publishedArticleLinks } from './links/article-links';
