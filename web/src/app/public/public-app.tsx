import {
  isOfLibrary,
  type LibraryPage,
  matchPublicRoute,
  type PublicMatch,
  publicLinks,
} from '@harborline/domain/help-center/public-routes';
import { useMemo } from 'react';
import { usePageLocation } from '../../shared/router/navigation';
import { ErrorBoundary } from '../../shared/ui-public/error-boundary';
import { NavigationProgress } from '../../shared/ui-public/navigation-progress';
import { NotFound } from '../../shared/ui-public/not-found';
import { LibraryPages } from './library-pages';
import { StandalonePageOf } from './pages';
import { BareShell, LibraryShell } from './shell';
import { useScroll } from './use-scroll';
import { FramedPages, WidgetPages } from './widget/late-widget-pages';

function OwnPages({ match }: { match: PublicMatch<LibraryPage> }) {
  const libraryKey = match.params.libraryKey ?? null;
  const links = useMemo(() => publicLinks(libraryKey), [libraryKey]);
  return <LibraryPages {...{ match, libraryKey, links }} shell={LibraryShell} missing={<NotFound />} />;
}

/** Pages without a library, and widgets. */
function OtherPages({ match }: { match: PublicMatch }) {
  if (isOfLibrary(match)) return <FramedPages match={match} />;
  if (match.page === 'widget') return <WidgetPages libraryKey={match.params.libraryKey ?? ''} />;
  return <StandalonePageOf page={match.page} />;
}

function PublicPages({ match }: { match: PublicMatch | null }) {
  if (match === null) {
    return (
      <BareShell>
        <NotFound />
      </BareShell>
    );
  }
  if (isOfLibrary(match) && !match.isFramed) return <OwnPages match={match} />;
  return (
    <ErrorBoundary>
      <OtherPages match={match} />
    </ErrorBoundary>
  );
}

/** The visitors' app: finds the page of a URL and its library. */
export function PublicApp() {
  const { pathname } = usePageLocation();
  const match = useMemo(() => matchPublicRoute(pathname), [pathname]);
  useScroll();
  return (
    <>
      <NavigationProgress />
      <PublicPages match={match} />
    </>
  );
}
