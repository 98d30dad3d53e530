import type { Category } from '@harborline/domain/entities/category';

/** The categories above an article in one line; nothing where they are not known. */
export function CategoryTrail({ path }: { path: readonly Category[] }) {
  if (path.length === 0) return null;
  return (
    <span className="category-trail">{path.map((category) => category.category_title).join(' › ')}</span>
  );
}
