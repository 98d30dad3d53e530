import { contrastRatio, readableOn } from '@harborline/domain/help-center/theme-color';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import * as z from 'zod/mini';
import { accentOn } from '../../../shared/ui-public/accent-color';

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

export const isColor = (text: string): boolean => HEX.test(text.trim());

/** A colour in a form. */
export const colorSchema = z.string().check(z.refine(isColor, THEME_TEXTS.colorInvalid));

export const themeSchema = z.object({ themeColor: colorSchema });
export type ThemeValues = z.infer<typeof themeSchema>;

export interface ColorReport {
  /** text on the colour: white or near black */
  readonly onColor: string;
  readonly onColorRatio: number;
  /** the shades of links on a light and on a dark page */
  readonly light: { readonly color: string; readonly isOwn: boolean };
  readonly dark: { readonly color: string; readonly isOwn: boolean };
}

const LIGHT_PAGE = '#ffffff';
const DARK_PAGE = '#182029';

/** The readability of a colour: as a background, and as the link colour, which the pages adapt (WCAG 2 AA). */
export function reportColor(color: string): ColorReport | null {
  if (!isColor(color)) return null;
  const hex = color.trim().toLowerCase();
  const onColor = readableOn(hex);
  const shade = (page: string) => {
    const accent = accentOn(page, hex);
    return { color: accent, isOwn: contrastRatio(page, hex) >= contrastRatio(page, accent) };
  };
  return {
    onColor,
    onColorRatio: contrastRatio(hex, onColor),
    light: shade(LIGHT_PAGE),
    dark: shade(DARK_PAGE),
  };
}
