export { CategorySelect } from './categories/category-select';
export type { CategoryNode } from './categories/category-tree';
export { useCategories } from './categories/use-categories';
export { articleLinks, publishedArticleLinks } from './links/article-links';
