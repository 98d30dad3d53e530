import { adminTheme, THEME_ATTRIBUTE } from './theme';

type Style = Readonly<Record<string, unknown>>;

/** Marks what paper has no use for, and frames that scroll on a screen and are printed as long as they are. */
export const PRINT = {
  none: { 'data-print': 'none' },
  flow: { 'data-print': 'flow' },
} as const;

const sheets: readonly Style[] = adminTheme.generateStyleSheets();
const lightSelector = `:root, [${THEME_ATTRIBUTE}="light"]`;
const light = sheets.map((sheet) => sheet[lightSelector]).find((style) => style !== undefined);

/** Paper is white, whatever the scheme, and shows a page without the ways to other pages. */
export const PRINT_STYLES = {
  '@media print': {
    // Stronger than the scheme's own selector.
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
