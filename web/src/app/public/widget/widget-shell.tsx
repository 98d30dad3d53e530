import type { LibraryPage } from '@harborline/domain/help-center/public-routes';
import { parentPage, readWidgetQuery } from '@harborline/domain/help-center/widget-page';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import type { ReactNode } from 'react';
import { useLibrary } from '../../../shared/library/library-scope';
import { usePageLocation } from '../../../shared/router/navigation';
import { Header, MAIN_ID, OfflineBanner } from '../shell';
import { useKeptAnswers } from '../use-kept-answers';
import { useNextPages } from '../use-next-pages';

/** The way back to the page around the widget, if it is one of the library's. */
function BackToParent({ search }: { search: string }) {
  const { library } = useLibrary();
  const page = parentPage(readWidgetQuery(search), library);
  if (page === null) return null;
  return (
    <footer className="site-footer">
      <div className="page site-footer-row">
        <a href={page.href} target="_top" rel="noopener">
          {WIDGET_TEXTS.backTo(page.host)}
        </a>
      </div>
    </footer>
  );
}

/** Frame of a widget's views: the tabs, and the logo unless the page around shows it (S2.2-03). */
export function WidgetShell({ page, children }: { page: LibraryPage; children: ReactNode }) {
  const { search } = usePageLocation();
  useKeptAnswers();
  useNextPages(true);
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {HELP_CENTER_TEXTS.skipToContent}
      </a>
      <OfflineBanner />
      <Header page={page} hasBrand={!readWidgetQuery(search).isCompact} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <BackToParent search={search} />
    </>
  );
}
