import type { LibraryPage, PublicLinks, PublicMatch } from '@harborline/domain/help-center/public-routes';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useResource } from '../../shared/hooks/use-resource';
import { libraryResource, loadLibrary } from '../../shared/library/library-resources';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { ErrorBoundary } from '../../shared/ui-public/error-boundary';
import { LateFallback } from '../../shared/ui-public/late-page';
import { LoadFailed } from '../../shared/ui-public/state-panels';
import { PageOf, PageSkeleton } from './pages';
import { BareShell } from './shell';
import { useLibraryLook } from './use-library-look';
import { usePageLanguage } from './use-page-language';
import { usePreviewedLibrary } from './use-previewed-library';
import { useTranslations } from './use-translations';

interface LibraryPagesProps {
  readonly match: PublicMatch<LibraryPage>;
  /** null if the host identifies the library */
  readonly libraryKey: string | null;
  readonly links: PublicLinks;
  /** frame of the pages */
  readonly shell: ComponentType<{ readonly page: LibraryPage; readonly children: ReactNode }>;
  /** shown where no library is found */
  readonly missing: ReactNode;
}

/** The pages of a library, once it is read. */
export function LibraryPages({ match, libraryKey, links, shell: Shell, missing }: LibraryPagesProps) {
  const library = useResource(libraryResource(libraryKey), () => loadLibrary(libraryKey));
  const { library: data, isTrial } = usePreviewedLibrary(library.status === 'ready' ? library.data : null);
  const { isFramed = false } = match;
  const scope = useMemo(
    () => data && { library: data, links, isFramed, isTrial },
    [data, links, isFramed, isTrial],
  );
  const isHelpCenter = match.page !== 'conversation' && match.page !== 'requests';
  useLibraryLook(data, { isHelpCenter, isFramed });
  const translations = useTranslations(data !== null && isHelpCenter ? data.id : null);
  usePageLanguage(isHelpCenter ? data : null, translations);
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
  if (scope === null) return <BareShell>{missing}</BareShell>;
  const { id = '', ref = '' } = match.params;
  return (
    <LibraryScopeProvider scope={scope}>
      <Shell page={match.page}>
        <ErrorBoundary key={`${scope.library.id}/${match.page}/${id}${ref}`}>
          <LateFallback shown={<PageSkeleton page={match.page} />}>
            <PageOf match={match} />
          </LateFallback>
        </ErrorBoundary>
      </Shell>
    </LibraryScopeProvider>
  );
}
