import type { LibraryPublic } from '@harborline/domain/entities/library';
import { useEffect, useMemo, useState } from 'react';
import { report } from '../../shared/config/report';
import type { Preview } from './listen-for-preview';

/** Whether the page around this one is of this site, as the editor is; reading of a foreign one throws. */
function isInOwnPage(): boolean {
  if (window.parent === window) return false;
  try {
    return window.parent.location.origin === window.location.origin;
  } catch {
    return false;
  }
}

/** What is being edited in the page around this frame; null outside an editor's preview. */
function usePreview(): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    if (!isInOwnPage()) return undefined;
    let isOver = false;
    let stop = () => {};
    const listen = async () => {
      const { listenForPreview } = await import('./listen-for-preview');
      if (!isOver) stop = listenForPreview(setPreview);
    };
    listen().catch((error: unknown) => report('preview', error));
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return preview;
}

function withPreview(library: LibraryPublic, preview: Preview): LibraryPublic {
  if (preview.kind === 'harborline-contact-form-preview')
    return { ...library, contactForm: preview.form, isContactFormOnline: true };
  if (preview.kind === 'harborline-widget-preview') return { ...library, widgetTheme: preview.widgetTheme };
  const { theme, home } = preview;
  const default_display = home.showsArticlesFirst ? ('articles' as const) : ('categories' as const);
  return { ...library, publicHelpCenterTheme: theme, helpCenterHome: home, default_display };
}

interface PreviewedLibrary {
  readonly library: LibraryPublic | null;
  /** whether a contact form is tried on, which must store, record and send nothing (D-96) */
  readonly isTrial: boolean;
}

/** The library of the page, in an editor's preview with what is being edited. */
export function usePreviewedLibrary(library: LibraryPublic | null): PreviewedLibrary {
  const preview = usePreview();
  return useMemo(
    () => ({
      library: library && preview ? withPreview(library, preview) : library,
      isTrial: preview?.kind === 'harborline-contact-form-preview',
    }),
    [library, preview],
  );
}
