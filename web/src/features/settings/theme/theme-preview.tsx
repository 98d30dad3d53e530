import type { LibraryPublic } from '@harborline/domain/entities/library';
import { homeOf } from '@harborline/domain/help-center/help-center-home';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo, useState } from 'react';
import { HelpCenterPreview } from './help-center-preview';
import { type HomeValues, linksIn } from './home-values';
import type { CssValues } from './save-theme';
import { isColor, type ThemeValues } from './theme-values';
import { WidgetPreview } from './widget-preview';

interface ThemePreviewProps {
  library: LibraryPublic;
  theme: ThemeValues;
  css: CssValues;
  home: HomeValues;
}

/** The theme being edited, as visitors will see it. */
export function ThemePreview({ library, theme, css, home }: ThemePreviewProps) {
  const [shown, setShown] = useState<'help-center' | 'widget'>('help-center');
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
      <Tabs
        value={shown}
        onChange={(_event, value) => setShown(value === 'widget' ? 'widget' : 'help-center')}
        aria-label={THEME_TEXTS.whatToPreview}
        sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
      >
        <Tab
          value="help-center"
          label={THEME_TEXTS.helpCenter}
          id="preview-tab-help-center"
          aria-controls="preview-panel"
        />
        <Tab
          value="widget"
          label={THEME_TEXTS.widget}
          id="preview-tab-widget"
          aria-controls="preview-panel"
        />
      </Tabs>
      <Box role="tabpanel" id="preview-panel" aria-labelledby={`preview-tab-${shown}`}>
        {shown === 'help-center' ? (
          <HelpCenterPreview libraryKey={library.library_refkey} look={look} />
        ) : (
          <WidgetPreview
            theme={theme}
            companyName={library.settings.settings.companyName || library.library_refkey}
          />
        )}
      </Box>
    </Paper>
  );
}
