import * as z from 'zod/mini';

/** What the theme editor tells a help center in a frame of its own: show this, it is not stored yet. */
export const themePreviewSchema = z.object({
  kind: z.literal('harborline-theme-preview'),
  theme: z.object({
    themeColor: z.string(),
    favicon: z.string(),
    isCustomCss: z.boolean(),
    customCss: z.string(),
  }),
});
export type ThemePreview = z.infer<typeof themePreviewSchema>;

/** What the framed help center says once it listens. */
export const THEME_PREVIEW_READY = 'harborline-theme-preview-ready';
