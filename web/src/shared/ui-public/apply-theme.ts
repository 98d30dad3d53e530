import type { LibraryPublic } from '@harborline/domain/entities/library';
import { readableOn, safeThemeColor } from '@harborline/domain/help-center/theme-color';
import { isAllowedImage } from '@harborline/domain/html/allowed-address';
import { widgetColor } from '@harborline/domain/widget/widget-look';
import { accentOn, mixColors } from './accent-color';

type HelpCenterTheme = LibraryPublic['publicHelpCenterTheme'];

/** Page backgrounds of `base.css`, on which the accent must be readable. */
const LIGHT_SURFACE = '#ffffff';
const LIGHT_TINT_BASE = '#f6f7f9';
const DARK_SURFACE = '#182029';

/** What a page of a library looks like: the widget has a colour of its own (S3-06). */
export const shownTheme = (library: LibraryPublic, isFramed: boolean): HelpCenterTheme =>
  isFramed
    ? { ...library.publicHelpCenterTheme, themeColor: widgetColor(library) }
    : library.publicHelpCenterTheme;

/** The colours of a library's theme, by custom property. */
export function themeProperties(themeColor: string): Readonly<Record<string, string>> {
  const brand = safeThemeColor(themeColor);
  return {
    '--brand': brand,
    '--on-brand': readableOn(brand),
    // Tinted backgrounds are slightly darker than the page, so the accent must be readable on those.
    '--accent-light': accentOn(mixColors(LIGHT_TINT_BASE, brand, 0.1), brand),
    '--accent-dark': accentOn(mixColors(DARK_SURFACE, brand, 0.2), brand),
    '--surface-light': LIGHT_SURFACE,
  };
}

/** The URL of a library's icon; null if the page keeps the product's. */
export const iconOf = ({ favicon }: HelpCenterTheme): string | null =>
  favicon !== '' && isAllowedImage(favicon) ? favicon : null;

function setIcon(href: string | null): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null && href !== null) icon.href = href;
}

/** Gives the page a library's colour and icon (S3-05). */
export function applyTheme(theme: HelpCenterTheme): void {
  for (const [name, value] of Object.entries(themeProperties(theme.themeColor))) {
    document.documentElement.style.setProperty(name, value);
  }
  document
    .querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    ?.setAttribute('content', safeThemeColor(theme.themeColor));
  setIcon(iconOf(theme));
}
