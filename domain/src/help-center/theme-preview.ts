import * as z from 'zod/mini';

const previewedHomeSchema = z.object({
  logo: z.string(),
  headline: z.string(),
  introduction: z.string(),
  hasPopularArticles: z.boolean(),
  showsArticlesFirst: z.boolean(),
  footerLinks: z.array(z.object({ label: z.string(), address: z.string() })),
});

/** Message from the theme editor to the framed help center: show this theme, which is not stored yet. */
export const themePreviewSchema = z.object({
  kind: z.literal('harborline-theme-preview'),
  theme: z.object({
    themeColor: z.string(),
    favicon: z.string(),
    isCustomCss: z.boolean(),
    customCss: z.string(),
  }),
  home: previewedHomeSchema,
});
export type ThemePreview = z.infer<typeof themePreviewSchema>;

/** Message from the framed help center once it listens. */
export const THEME_PREVIEW_READY = 'harborline-theme-preview-ready';
