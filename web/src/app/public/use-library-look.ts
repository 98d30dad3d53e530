import type { LibraryPublic } from '@harborline/domain/entities/library';
import { useEffect, useMemo } from 'react';
import { report } from '../../shared/config/report';
import { applyTheme, shownTheme } from '../../shared/ui-public/apply-theme';
import { LIBRARY_STYLES } from '../../shared/ui-public/put-styles-first';

/** A constructed style sheet: the pages' content security policy allows no style element but those of the build. */
let customSheet: CSSStyleSheet | null = null;

/** The link to the library's own CSS on a page that the server rendered. */
const renderedStyles = () => document.querySelector(`link[${LIBRARY_STYLES}]`);

/** The stored CSS behind that link; null until the app has read it from the rendered page. */
let renderedCss: string | null = null;

/** Whether the page that the server rendered already has this CSS. */
function isAlreadyShown(css: string): boolean {
  if (renderedStyles() === null) return false;
  renderedCss ??= css;
  return renderedCss === css;
}

function showCustomCss(css: string): void {
  renderedStyles()?.remove();
  if (customSheet === null) {
    customSheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, customSheet];
  }
  customSheet.replaceSync(css);
  document.body.dataset.helpCenter = '';
}

function removeCustomCss(): void {
  renderedStyles()?.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== customSheet);
  customSheet = null;
  delete document.body.dataset.helpCenter;
}

/**
 * Custom CSS, sanitised again and confined to the help center's root. Its code only loads if there is custom CSS that
 * the server has not linked.
 */
function useCustomCss(css: string): void {
  useEffect(() => {
    if (css === '') {
      removeCustomCss();
      return undefined;
    }
    if (isAlreadyShown(css)) return undefined;
    let isOver = false;
    const show = async () => {
      const { scopeCss } = await import('@harborline/domain/css/scope-css');
      if (isOver) return;
      showCustomCss(scopeCss(css).css);
    };
    show().catch((error: unknown) => report('custom-css', error));
    return () => {
      isOver = true;
    };
  }, [css]);
  // Pages without a library, such as an invitation, do not use this hook.
  useEffect(() => removeCustomCss, []);
}

interface Shown {
  /** whether the page is one of the help center, to which the library's own CSS applies */
  readonly isHelpCenter: boolean;
  /** whether it stands in the widget, which has a colour of its own */
  readonly isFramed: boolean;
}

/** Applies a library's colour, icon and, on its help center, its own CSS to the page (S3-05, S3-06, D-15). */
export function useLibraryLook(library: LibraryPublic | null, { isHelpCenter, isFramed }: Shown): void {
  const theme = useMemo(() => library && shownTheme(library, isFramed), [library, isFramed]);
  useEffect(() => {
    if (theme !== null) applyTheme(theme);
  }, [theme]);
  useCustomCss(theme !== null && isHelpCenter && !isFramed && theme.isCustomCss ? theme.customCss : '');
}
