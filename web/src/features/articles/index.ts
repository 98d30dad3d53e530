export { articleLinks } from './links/article-links';
