import type { CategoryNode } from '@harborline/domain/help-center/visible-categories';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { CategoryIcon } from '../../../shared/ui-public/category-icon';

interface CategoryCardProps {
  readonly node: CategoryNode;
  /** published articles in it and its subcategories; null until known */
  readonly articleCount: number | null;
}

/** One category on the home page: icon, title, description, number of articles. */
export function CategoryCard({ node: { category }, articleCount }: CategoryCardProps) {
  const { links } = useLibrary();
  return (
    <Link to={links.category(category.id)} className="card category-card">
      <span className="tile">
        <CategoryIcon name={category.category_icon} />
      </span>
      <span className="category-words">
        <span className="category-title" dir="auto">
          {category.category_title}
        </span>
        <span className="category-description" dir="auto">
          {category.category_description}
        </span>
        <span className="category-count">
          {articleCount === null ? '\u00a0' : HELP_CENTER_TEXTS.articleCount(articleCount)}
        </span>
      </span>
    </Link>
  );
}
