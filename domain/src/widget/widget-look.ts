import type { LibraryPublic } from '../entities/library';

type Themed = Pick<LibraryPublic, 'widgetTheme' | 'publicHelpCenterTheme'>;

/** The colour of a library's widget: its own, or that of its help center (S3-06). */
export const widgetColor = ({ widgetTheme, publicHelpCenterTheme }: Themed): string =>
  widgetTheme?.themeColor ?? publicHelpCenterTheme.themeColor;
