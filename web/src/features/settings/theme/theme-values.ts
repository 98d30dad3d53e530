import type { LibraryPublic } from '@harborline/domain/entities/library';
import { contrastRatio, readableOn } from '@harborline/domain/help-center/theme-color';
import { LIMITS } from '@harborline/domain/limits';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import * as z from 'zod/mini';
import { textSchema } from '../../../shared/forms/text-schema';
import { accentOn } from '../../../shared/ui-public/accent-color';

export const GREETING = { label: THEME_TEXTS.greeting, limit: LIMITS.widgetGreeting };

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

export const isColor = (text: string): boolean => HEX.test(text.trim());

const colorSchema = z.string().check(z.refine(isColor, THEME_TEXTS.colorInvalid));

export const themeSchema = z.object({
  themeColor: colorSchema,
  widgetColor: colorSchema,
  position: z.enum(['left', 'right']),
  greeting: textSchema(GREETING),
});
export type ThemeValues = z.infer<typeof themeSchema>;

/** A widget without its own theme looks like the help center. */
export function themeOf({ publicHelpCenterTheme, widgetTheme }: LibraryPublic): ThemeValues {
  return {
    themeColor: publicHelpCenterTheme.themeColor,
    widgetColor: widgetTheme?.themeColor ?? publicHelpCenterTheme.themeColor,
    position: widgetTheme?.position ?? 'right',
    greeting: widgetTheme?.greeting ?? '',
  };
}

/** The values to store, by field path. */
export function themeChanges(saved: ThemeValues, values: ThemeValues) {
  const hasNewWidget =
    saved.widgetColor !== values.widgetColor ||
    saved.position !== values.position ||
    saved.greeting !== values.greeting;
  return {
    ...(saved.themeColor === values.themeColor
      ? {}
      : { 'publicHelpCenterTheme.themeColor': values.themeColor.trim() }),
    ...(hasNewWidget
      ? {
          widgetTheme: {
            themeColor: values.widgetColor.trim(),
            position: values.position,
            greeting: values.greeting,
          },
        }
      : {}),
  };
}

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
