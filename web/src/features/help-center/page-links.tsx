import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { Link } from '../../shared/router/link';
import { Icon } from '../../shared/ui-public/icons';

interface PageLinksProps {
  /** counted from 1 */
  readonly page: number;
  /** missing if it is not known */
  readonly pages?: number;
  readonly hasNext: boolean;
  /** address of a page */
  readonly to: (page: number) => string;
}

/** Links to the pages before and after one of a list; nothing if it is the only one. */
export function PageLinks({ page, pages, hasNext, to }: PageLinksProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav className="page-links" aria-label={HELP_CENTER_TEXTS.listPages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="button quiet">
          <Icon name="back" />
          {HELP_CENTER_TEXTS.previousPage}
        </Link>
      )}
      <span className="muted" aria-current="page">
        {pages === undefined ? HELP_CENTER_TEXTS.pageNumber(page) : HELP_CENTER_TEXTS.pageOf(page, pages)}
      </span>
      {hasNext && (
        <Link to={to(page + 1)} rel="next" className="button quiet">
          {HELP_CENTER_TEXTS.nextPage}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
