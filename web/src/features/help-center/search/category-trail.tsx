import type { Category } from '@harborline/domain/entities/category';
import { Fragment } from 'react';

/** The categories above an article on one line; nothing until they are known. */
export function CategoryTrail({ path }: { path: readonly Pick<Category, 'id' | 'category_title'>[] }) {
  if (path.length === 0) return null;
  return (
    <span className="category-trail">
      {path.map(({ id, category_title }, index) => (
        <Fragment key={id}>
          {index > 0 && ' › '}
          <bdi>{category_title}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
