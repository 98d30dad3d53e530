import type { LibraryPage, PublicMatch } from '@harborline/domain/help-center/public-routes';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { framedLinks } from '@harborline/domain/widget/framed-links';
import { type ReactNode, useEffect, useMemo } from 'react';
import { IncidentNotice, WidgetHeader } from '../../../features/widget';
import { report } from '../../../shared/config/report';
import { LoadNotice } from '../../../shared/hours/load-notice';
import { usePageLocation } from '../../../shared/router/navigation';
import { LibraryPages } from '../library-pages';
import { MAIN_ID, OfflineBanner } from '../shell';
import { useKeptAnswers } from '../use-kept-answers';
import { connectFrame } from './connect-frame';
import { InvalidWidget } from './invalid-widget';

/** Frame of the widget's pages. */
function FramedShell({ page, children }: { page: LibraryPage; children: ReactNode }) {
  useKeptAnswers();
  // A page that the server did not render has its header only now.
  useEffect(() => void connectFrame().catch((error: unknown) => report('not-loaded', error)), []);
  const isFirstPage = page === 'widgetHome';
  useEffect(() => {
    if (!isFirstPage) return;
    let isOver = false;
    let stop = () => {};
    const follow = async () => {
      const { followFirstPage } = await import('./first-page');
      if (!isOver) stop = followFirstPage();
    };
    follow().catch((error: unknown) => report('not-loaded', error));
    return () => {
      isOver = true;
      stop();
    };
  }, [isFirstPage]);
  return (
    <>
      <a className="skip-link visually-hidden" href={`#${MAIN_ID}`}>
        {HELP_CENTER_TEXTS.skipToContent}
      </a>
      <OfflineBanner />
      <WidgetHeader page={page} />
      <IncidentNotice />
      <LoadNotice className="w-incident" />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** The pages of the widget that customers embed (S2.3). */
export function FramedPages({ match }: { match: PublicMatch<LibraryPage> }) {
  const { libraryKey = '' } = match.params;
  const { search } = usePageLocation();
  const links = useMemo(() => framedLinks(libraryKey, search), [libraryKey, search]);
  return <LibraryPages {...{ match, libraryKey, links }} shell={FramedShell} missing={<InvalidWidget />} />;
}
