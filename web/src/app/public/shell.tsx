import { mayHaveCourses } from '@harborline/domain/courses/default-courses';
import { homeOf } from '@harborline/domain/help-center/help-center-home';
import type { LibraryPage } from '@harborline/domain/help-center/public-routes';
import { isAllowedImage } from '@harborline/domain/html/allowed-address';
import { mayHaveNews } from '@harborline/domain/news/default-news';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import type { ReactNode } from 'react';
import { useIsOnline } from '../../shared/hooks/use-is-online';
import { companyName, isContactOpen, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { useQueryParameter } from '../../shared/router/navigation';
import { Icon } from '../../shared/ui-public/icons';
import { ThemeSwitch } from './theme-switch';
import { useKeptAnswers } from './use-kept-answers';
import { useNextPages } from './use-next-pages';

/** Id of the element with a page's content. */
export const MAIN_ID = 'main';

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Says that the browser is offline. It stands in every page, since nothing more can be loaded then. */
export function OfflineBanner() {
  return (
    <p className="offline-banner" role="status" hidden={useIsOnline()} data-needs-script="">
      <Icon name="offline" />
      {HELP_CENTER_TEXTS.offline}
    </p>
  );
}

/** Pages of the first tab. */
const BROWSED: readonly LibraryPage[] = ['home', 'category', 'article', 'courses', 'course', 'courseStatic'];

function Tabs({ page }: { page: LibraryPage }) {
  const { library, links } = useLibrary();
  const isOpen = isContactOpen(library);
  const tab = useQueryParameter('tab');
  const isContact = page === 'home' && isOpen && tab === 'contact';
  const isBrowsing = BROWSED.includes(page) && !isContact;
  return (
    <nav className="tabs" aria-label={HELP_CENTER_TEXTS.tabsLabel}>
      <Link to={links.home()} aria-current={isBrowsing ? 'page' : undefined}>
        {HELP_CENTER_TEXTS.browseTab}
      </Link>
      {isOpen && (
        <Link to={links.contact()} aria-current={isContact ? 'page' : undefined}>
          {HELP_CENTER_TEXTS.contactTab}
        </Link>
      )}
    </nav>
  );
}

/** The library's logo, or its initials and name. */
function Brand() {
  const { library } = useLibrary();
  const { logo } = homeOf(library);
  const name = companyName(library);
  if (logo !== '' && isAllowedImage(logo)) return <img className="brand-logo" src={logo} alt={name} />;
  return (
    <>
      <span className="brand-mark" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="brand-name">{name}</span>
    </>
  );
}

interface HeaderProps {
  readonly page: LibraryPage;
  readonly hasBrand?: boolean;
}

/** The library's logo and the tabs. */
export function Header({ page, hasBrand = true }: HeaderProps) {
  const { links } = useLibrary();
  return (
    <header className="site-header">
      <div className="page site-header-row">
        {hasBrand && (
          <Link to={links.home()} className="brand">
            <Brand />
          </Link>
        )}
        <Tabs page={page} />
      </div>
    </header>
  );
}

/** Says on every page that something does not work, where the status page says so (U-13). */
function IncidentBanner() {
  const { library, links } = useLibrary();
  const incident = library.statusNotice?.incident ?? '';
  if (incident === '') return null;
  return (
    <p className="incident-banner">
      <Icon name="alert" /> <b>{HELP_CENTER_TEXTS.incident}</b> <bdi>{incident}</bdi>{' '}
      <Link to={links.status()}>{HELP_CENTER_TEXTS.seeStatus}</Link>
    </p>
  );
}

/** The links that the company has set, and those to its news, its courses and its status page. */
function FooterLinks() {
  const { library, links } = useLibrary();
  const { footerLinks } = homeOf(library);
  const hasStatus = Boolean(library.statusNotice);
  const hasNews = mayHaveNews(library);
  const hasCourses = mayHaveCourses(library);
  if (footerLinks.length === 0 && !hasStatus && !hasNews && !hasCourses) return null;
  return (
    <nav className="footer-links" aria-label={HELP_CENTER_TEXTS.footerLinks}>
      {footerLinks.map(({ label, address }) => (
        <a key={`${label} ${address}`} href={address} dir="auto">
          {label}
        </a>
      ))}
      {hasNews && <Link to={links.news()}>{NEWS_PAGE_TEXTS.title}</Link>}
      {hasCourses && <Link to={links.courses()}>{HELP_CENTER_TEXTS.courses}</Link>}
      {hasStatus && <Link to={links.status()}>{HELP_CENTER_TEXTS.status}</Link>}
    </nav>
  );
}

function Footer() {
  const { library } = useLibrary();
  const { companyPhone } = library.settings.settings;
  return (
    <footer className="site-footer">
      <div className="page site-footer-row">
        <span>{HELP_CENTER_TEXTS.helpCenterOf(companyName(library))}</span>
        <FooterLinks />
        {companyPhone !== '' && (
          <a href={`tel:${companyPhone.replace(/[^+\d]/g, '')}`}>
            <bdi>{companyPhone}</bdi>
          </a>
        )}
        <ThemeSwitch />
      </div>
    </footer>
  );
}

/** Frame of a library's pages: header with the tabs, content, footer. */
export function LibraryShell({ page, children }: { page: LibraryPage; children: ReactNode }) {
  const tab = useQueryParameter('tab');
  useKeptAnswers();
  useNextPages(page !== 'conversation' && page !== 'requests' && page !== 'form' && tab !== 'contact');
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {HELP_CENTER_TEXTS.skipToContent}
      </a>
      <OfflineBanner />
      <Header page={page} />
      {page !== 'status' && <IncidentBanner />}
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

interface BareShellProps {
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

/** Frame of a page whose library is unknown or still loading. */
export function BareShell({ isLoading = false, children }: BareShellProps) {
  return (
    <>
      <header className="site-header">
        <div className="page site-header-row">
          <span className="brand" aria-hidden={isLoading}>
            <span className={isLoading ? 'brand-mark skeleton' : 'brand-mark'}>
              {!isLoading && <Icon name="book" />}
            </span>
            {isLoading ? <span className="skeleton brand-line" /> : HELP_CENTER_TEXTS.helpCenter}
          </span>
        </div>
      </header>
      <main id={MAIN_ID}>{children}</main>
    </>
  );
}
