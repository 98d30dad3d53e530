import { backTarget, type HelpLocation } from '@harborline/domain/help-center/back-target';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { usePageLocation } from '../../shared/router/navigation';
import { Icon } from '../../shared/ui-public/icons';

/** The address of where the back arrow leads. */
function useBackAddress(origin: BackLinkProps): string {
  const { links } = useLibrary();
  const { fromQuery, fromPage } = usePageLocation();
  const target = backTarget({ ...origin, searchQuery: fromQuery });
  if (target.view === 'all') return links.home();
  return target.view === 'search'
    ? links.search(target.searchQuery, fromPage)
    : links.category(target.categoryId);
}

type BackLinkProps = Omit<HelpLocation, 'searchQuery'>;

/** The back arrow (S2.2-14 to S2.2-17): back to the page of results the visitor came from, else one level up. */
export function BackLink(origin: BackLinkProps) {
  const address = useBackAddress(origin);
  return (
    <Link to={address} className="back-link" aria-label={HELP_CENTER_TEXTS.back}>
      <Icon name="back" />
    </Link>
  );
}
