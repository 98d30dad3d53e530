import type { LibraryPage } from '@harborline/domain/help-center/public-routes';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { CLOSES, OWN_DOMAINS } from '../../shared/frame/frame-attributes';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { usePageLocation } from '../../shared/router/navigation';
import { iconOf } from '../../shared/ui-public/apply-theme';
import { Icon } from '../../shared/ui-public/icons';
import { useWidget } from './use-widget';
import './widget.css';

const initialOf = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase();

/** The page above: the search that led to an article, or one level up (S2.3-23). */
function useBackAddress(page: LibraryPage): string {
  const { links } = useWidget();
  const { fromQuery, fromPage } = usePageLocation();
  if (page === 'newsFlash') return links.news();
  if (page !== 'article' && page !== 'category') return links.home();
  return fromQuery === '' ? links.help() : links.search(fromQuery, fromPage);
}

/** The company's icon, or its initial if it has or wants none; the compact theme shows the initial alone (S2.3-15, S2.3-22). */
function Mark() {
  const { library } = useLibrary();
  const { isCompact } = useWidget();
  const icon = iconOf(library.publicHelpCenterTheme);
  if (icon !== null && !isCompact && library.widgetTheme?.mark !== 'initial')
    return <img className="w-mark" src={icon} alt="" width={32} height={32} />;
  return (
    <span className="w-mark" aria-hidden="true">
      {initialOf(companyName(library))}
    </span>
  );
}

/** The top of every page of the widget: the way back, whose widget it is, and Close where the page around listens (S2.3-24). */
export function WidgetHeader({ page }: { page: LibraryPage }) {
  const { library } = useLibrary();
  const back = useBackAddress(page);
  const { library_domain, custom_subDomain } = library;
  return (
    <header className="w-header" {...{ [OWN_DOMAINS]: `${library_domain} ${custom_subDomain}`.trim() }}>
      {page !== 'widgetHome' && (
        <Link className="w-icon-button" to={back} aria-label={HELP_CENTER_TEXTS.back}>
          <Icon name="back" className="w-icon" />
        </Link>
      )}
      <Mark />
      <bdi className="w-name">{companyName(library)}</bdi>
      <button
        type="button"
        className="w-icon-button w-close"
        aria-label={WIDGET_TEXTS.close}
        {...{ [CLOSES]: '' }}
      >
        <Icon name="close" className="w-icon" />
      </button>
    </header>
  );
}
