import { type BackTarget, backTarget, type HelpLocation } from '@harborline/domain/help-center/back-target';
import type { PublicLinks } from '@harborline/domain/help-center/public-routes';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { usePageLocation } from '../../shared/router/navigation';
import { Icon } from '../../shared/ui-public/icons';

function addressOf(target: BackTarget, links: PublicLinks): string {
  if (target.view === 'all') return links.home();
  return target.view === 'search' ? links.search(target.searchQuery) : links.category(target.categoryId);
}

type BackLinkProps = Omit<HelpLocation, 'searchQuery'>;

/** The back arrow (S2.2-14 to S2.2-17): back to the visitor's search, else one level up. */
export function BackLink(origin: BackLinkProps) {
  const { links } = useLibrary();
  const { fromQuery } = usePageLocation();
  const target = backTarget({ ...origin, searchQuery: fromQuery });
  return (
    <Link to={addressOf(target, links)} className="back-link" aria-label={HELP_CENTER_TEXTS.back}>
      <Icon name="back" />
    </Link>
  );
}
