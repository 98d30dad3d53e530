import type { LibraryPublic } from '../entities/library';

/** The colour of a library's widget: its own, or that of its help center (S3-06). */
export const widgetColor = ({
  widgetTheme,
  publicHelpCenterTheme,
}: Pick<LibraryPublic, 'widgetTheme' | 'publicHelpCenterTheme'>): string =>
  widgetTheme?.themeColor ?? publicHelpCenterTheme.themeColor;
