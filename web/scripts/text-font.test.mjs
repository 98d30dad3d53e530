import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeTextFont, TEXT_FONT_FILE, unicodeRange } from './text-font.mjs';

const styles = readFileSync(new URL('../src/shared/ui-public/base.css', import.meta.url), 'utf8');

it('is what the script makes of the installed font, at most 20 KB', async () => {
  const font = readFileSync(TEXT_FONT_FILE);
  expect(font.equals(await makeTextFont())).toBe(true);
  expect(font.length).toBeLessThanOrEqual(20 * 1024);
});

it('is loaded for its own characters alone', () => {
  const declared = /unicode-range:([^;]+);/.exec(styles)?.[1] ?? '';
  expect(declared.split(/[\s,]+/).filter(Boolean)).toEqual(unicodeRange().split(', '));
});
