import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { ThemePreview } from '@harborline/domain/help-center/theme-preview';
import { useEffect, useMemo, useState } from 'react';
import { report } from '../../shared/config/report';

/** Whether the page around this one is of this site, as the editor is; reading of a foreign one throws. */
function isInOwnPage(): boolean {
  if (window.parent === window) return false;
  try {
    return window.parent.location.origin === window.location.origin;
  } catch {
    return false;
  }
}

/** The look being edited in the page around this frame; null outside the editor's preview. */
function usePreviewedLook(): ThemePreview | null {
  const [previewed, setPreviewed] = useState<ThemePreview | null>(null);
  useEffect(() => {
    if (!isInOwnPage()) return undefined;
    let isOver = false;
    let stop = () => {};
    const listen = async () => {
      const { listenForPreview } = await import('./listen-for-preview');
      if (!isOver) stop = listenForPreview(setPreviewed);
    };
    listen().catch((error: unknown) => report('theme-preview', error));
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return previewed;
}

/** The library of the page, in the theme editor's preview with the look being edited. */
export function usePreviewedLibrary(library: LibraryPublic | null): LibraryPublic | null {
  const look = usePreviewedLook();
  return useMemo(
    () =>
      library && look
        ? {
            ...library,
            publicHelpCenterTheme: look.theme,
            helpCenterHome: look.home,
            default_display: look.home.showsArticlesFirst ? ('articles' as const) : ('categories' as const),
          }
        : library,
    [library, look],
  );
}
