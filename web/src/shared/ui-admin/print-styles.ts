import { adminTheme, THEME_ATTRIBUTE } from './theme';

type Style = Readonly<Record<string, unknown>>;

/** Marks elements to omit in print, and scrolling frames to print at full length. */
export const PRINT = {
  none: { 'data-print': 'none' },
  flow: { 'data-print': 'flow' },
} as const;

const sheets: readonly Style[] = adminTheme.generateStyleSheets();
const lightSelector = `:root, [${THEME_ATTRIBUTE}="light"]`;
const light = sheets.map((sheet) => sheet[lightSelector]).find((style) => style !== undefined);

/** Print is always in the light scheme, and without navigation. */
export const PRINT_STYLES = {
  '@media print': {
    // More specific than the scheme's own selector.
    [`:root[${THEME_ATTRIBUTE}]`]: light as Style,
    body: { backgroundColor: '#fff' },
    'nav, [data-print="none"]': { display: 'none !important' },
    '[data-print="flow"]': {
      display: 'block !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
  },
};
