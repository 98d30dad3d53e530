import type { LibraryPublic } from '@harborline/domain/entities/library';
import { homeOf } from '@harborline/domain/help-center/help-center-home';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import Paper from '@mui/material/Paper';
import { useMemo } from 'react';
import { HelpCenterPreview } from './help-center-preview';
import { type HomeValues, linksIn } from './home-values';
import type { CssValues } from './save-theme';
import { isColor, type ThemeValues } from './theme-values';

interface ThemePreviewProps {
  library: LibraryPublic;
  theme: ThemeValues;
  css: CssValues;
  home: HomeValues;
}

/** The theme being edited, as visitors will see it. */
export function ThemePreview({ library, theme, css, home }: ThemePreviewProps) {
  const { publicHelpCenterTheme: stored } = library;
  const themeColor = isColor(theme.themeColor) ? theme.themeColor.trim() : stored.themeColor;
  const { logo } = homeOf(library);
  const look = useMemo(
    () => ({
      theme: {
        themeColor,
        favicon: stored.favicon,
        isCustomCss: css.isCustomCss,
        customCss: css.customCss,
      },
      home: { ...home, footerLinks: linksIn(home.footerLinks), logo },
    }),
    [stored, css, themeColor, home, logo],
  );
  return (
    <Paper
      component="section"
      aria-label={THEME_TEXTS.preview}
      variant="outlined"
      sx={{ overflow: 'hidden' }}
    >
      <HelpCenterPreview libraryKey={library.library_refkey} look={look} />
    </Paper>
  );
}
