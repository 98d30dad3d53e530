import { createTheme } from '@mui/material/styles';
import { componentOverrides } from './component-overrides';
import { darkPalette, lightPalette } from './palette';

/** The root element's attribute for the colour scheme, and the scheme's storage key (S4.5-13). */
export const THEME_ATTRIBUTE = 'data-theme';
export const THEME_STORAGE_KEY = 'harborline-theme';

const HEADING_STYLE = { fontWeight: 650, letterSpacing: '-0.012em' } as const;

/** The admin area's only theme. Spacing steps are 8 px. Borders separate; only floating elements have a shadow. */
export const adminTheme = createTheme({
  cssVariables: { colorSchemeSelector: THEME_ATTRIBUTE, cssVarPrefix: 'hl' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineWidth: 2, outlineStyle: 'solid', outlineOffset: 2 },
  typography: {
    fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
    fontSize: 14,
    h1: { ...HEADING_STYLE, fontSize: '1.5rem', lineHeight: 1.3 },
    h2: { ...HEADING_STYLE, fontSize: '1.125rem', lineHeight: 1.4 },
    h3: { ...HEADING_STYLE, fontSize: '0.9375rem', lineHeight: 1.45 },
    subtitle2: { fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.5 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.55 },
    caption: { fontSize: '0.75rem', lineHeight: 1.5 },
    overline: {
      fontSize: '0.6875rem',
      fontWeight: 600,
      letterSpacing: '0.06em',
      lineHeight: 1.6,
      textTransform: 'uppercase',
    },
    button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  components: componentOverrides,
});
