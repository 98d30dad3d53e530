import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { AnchorHTMLAttributes, ComponentType } from 'react';
import { Icon } from '../../shared/ui-public/icons';

export interface PageNavProps {
  /** counted from 1 */
  readonly page: number;
  /** missing if it is not known */
  readonly pages?: number;
  readonly hasNext: boolean;
  /** address of a page */
  readonly to: (page: number) => string;
}

interface PageNavWithAnchor extends PageNavProps {
  readonly Anchor: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }>;
}

/** Links to the pages before and after one of a list; nothing if it is the only one. */
export function PageNav({ page, pages, hasNext, to, Anchor }: PageNavWithAnchor) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav className="page-links" aria-label={HELP_CENTER_TEXTS.listPages}>
      {page > 1 && (
        <Anchor to={to(page - 1)} rel="prev" className="button quiet">
          <Icon name="back" />
          {HELP_CENTER_TEXTS.previousPage}
        </Anchor>
      )}
      <span className="muted" aria-current="page">
        {pages === undefined ? HELP_CENTER_TEXTS.pageNumber(page) : HELP_CENTER_TEXTS.pageOf(page, pages)}
      </span>
      {hasNext && (
        <Anchor to={to(page + 1)} rel="next" className="button quiet">
          {HELP_CENTER_TEXTS.nextPage}
          <Icon name="next" />
        </Anchor>
      )}
    </nav>
  );
}
