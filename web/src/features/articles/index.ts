export { CategorySelect } from './categories/category-select';
export type { CategoryNode } from './categories/category-tree';
export { useCategories } from './categories/use-categories';
export { articleLinks } from './links/article-links';
