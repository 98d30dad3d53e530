import type { Category } from '@harborline/domain/entities/category';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';

interface BreadcrumbProps {
  /** categories above this page, topmost first */
  readonly path: readonly Category[];
  readonly current: string;
}

/** The path from the front page to this page. */
export function Breadcrumb({ path, current }: BreadcrumbProps) {
  const { links } = useLibrary();
  return (
    <nav aria-label={HELP_CENTER_TEXTS.breadcrumb} className="breadcrumb">
      <ol>
        <li>
          <Link to={links.home()}>{HELP_CENTER_TEXTS.breadcrumbHome}</Link>
        </li>
        {path.map((category) => (
          <li key={category.id}>
            <Link to={links.category(category.id)}>
              <bdi>{category.category_title}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
