import {
  isOfLibrary,
  type LibraryPage,
  matchPublicRoute,
  type PublicMatch,
  publicLinks,
} from '@harborline/domain/help-center/public-routes';
import { Suspense, useMemo } from 'react';
import { useResource } from '../../shared/hooks/use-resource';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { libraryResource, loadLibrary } from '../../shared/library/load-library';
import { usePageLocation } from '../../shared/router/navigation';
import { ErrorBoundary } from '../../shared/ui-public/error-boundary';
import { NavigationProgress } from '../../shared/ui-public/navigation-progress';
import { NotFound } from '../../shared/ui-public/not-found';
import { LoadFailed } from '../../shared/ui-public/state-panels';
import { PageOf, PageSkeleton, StandalonePageOf } from './pages';
import { BareShell, LibraryShell } from './shell';
import { useLibraryLook } from './use-library-look';
import { usePreviewedLibrary } from './use-previewed-library';
import { useScroll } from './use-scroll';
import { useTranslations } from './use-translations';

function LibraryPages({ match }: { match: PublicMatch<LibraryPage> }) {
  const { pathname } = usePageLocation();
  const key = match.params.libraryKey ?? null;
  const library = useResource(libraryResource(key), () => loadLibrary(key));
  const data = usePreviewedLibrary(library.status === 'ready' ? library.data : null);
  const scope = useMemo(() => data && { library: data, links: publicLinks(key) }, [data, key]);
  const isHelpCenter = match.page !== 'conversation';
  useLibraryLook(data, isHelpCenter);
  useTranslations(data !== null && isHelpCenter ? data.id : null);
  if (library.status === 'failed') {
    return (
      <BareShell>
        <LoadFailed retry={library.retry} />
      </BareShell>
    );
  }
  if (library.status === 'loading') {
    return (
      <BareShell isLoading>
        <PageSkeleton page={match.page} />
      </BareShell>
    );
  }
  if (scope === null) {
    return (
      <BareShell>
        <NotFound />
      </BareShell>
    );
  }
  return (
    <LibraryScopeProvider scope={scope}>
      <LibraryShell page={match.page}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton page={match.page} />}>
            <PageOf match={match} />
          </Suspense>
        </ErrorBoundary>
      </LibraryShell>
    </LibraryScopeProvider>
  );
}

function PublicPages({ match }: { match: PublicMatch | null }) {
  if (match === null) {
    return (
      <BareShell>
        <NotFound />
      </BareShell>
    );
  }
  if (isOfLibrary(match)) return <LibraryPages match={match} />;
  return (
    <ErrorBoundary>
      <Suspense>
        <StandalonePageOf page={match.page} />
      </Suspense>
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
