import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const require = createRequire(import.meta.url);

/** The file that visitors' pages load; `npm run text-font -w web` writes it. */
export const TEXT_FONT_FILE = fileURLToPath(
  new URL('../src/shared/ui-public/fonts/inter-latin.woff2', import.meta.url),
);

/** Characters of Western European languages, as first and last code points. Others show in the system's font. */
const RANGES = [
  [0x20, 0x7e], // ASCII
  [0xa0, 0xa1], // no-break space ¡
  [0xa3, 0xa3], // £
  [0xa9, 0xa9], // ©
  [0xab, 0xab], // «
  [0xae, 0xae], // ®
  [0xb0, 0xb0], // °
  [0xb7, 0xb7], // ·
  [0xbb, 0xbb], // »
  [0xbf, 0xff], // ¿, letters, × and ÷
  [0x152, 0x153], // Œ œ
  [0x178, 0x178], // Ÿ
  [0x1e9e, 0x1e9e], // ẞ
  [0x2013, 0x2014], // – —
  [0x2018, 0x201a], // ‘ ’ ‚
  [0x201c, 0x201e], // “ ” „
  [0x2022, 0x2022], // •
  [0x2026, 0x2026], // …
  [0x2039, 0x203a], // ‹ ›
  [0x20ac, 0x20ac], // €
  [0x2122, 0x2122], // ™
  [0x2192, 0x2192], // →
];

/** Weights that visitors' pages use; heavier ones show as the last. */
const WEIGHTS = { min: 400, max: 700 };

const hex = (codePoint) => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** The characters as CSS writes them, so that a browser loads the font for nothing else. */
export const unicodeRange = () =>
  RANGES.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(
    ', ',
  );

const textOf = ([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Cuts Inter down to these characters and weights. @returns the bytes of a WOFF2 file, the same each time */
export function makeTextFont() {
  const whole = readFileSync(
    require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  );
  return subset(whole, RANGES.map(textOf).join(''), {
    targetFormat: 'woff2',
    // Ligatures and alternates would bring glyphs that no text here asks for.
    noLayoutClosure: true,
    variationAxes: { wght: WEIGHTS },
  });
}
