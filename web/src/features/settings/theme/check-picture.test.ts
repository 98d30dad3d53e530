import { LIMITS } from '@harborline/domain/limits';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import { afterEach, expect, it, vi } from 'vitest';
import { checkFavicon, checkLogo } from './check-picture';

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (size = 100) => {
  const bytes = new Uint8Array(size);
  bytes.set(PNG_HEAD);
  return new File([bytes], 'icon.png', { type: 'image/png' });
};
const draws = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  [64, 64, { mime: 'image/png' }],
  [512, 512, { mime: 'image/png' }],
  [63, 63, { problem: THEME_TEXTS.faviconTooSmall(63) }],
  [128, 64, { problem: THEME_TEXTS.faviconNotSquare(128, 64) }],
])('an icon of %i × %i pixels is accepted, or refused with the reason', async (width, height, verdict) => {
  draws(width, height);
  expect(await checkFavicon(png())).toEqual(verdict);
});

it('refuses files that are too large, not pictures, or cannot be drawn', async () => {
  draws(64, 64);
  expect(await checkFavicon(png(LIMITS.faviconBytes + 1))).toEqual({ problem: THEME_TEXTS.faviconTooLarge });
  expect(await checkFavicon(new File(['words'], 'icon.png'))).toEqual({
    problem: THEME_TEXTS.pictureRefused,
  });
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
  expect(await checkFavicon(png())).toEqual({ problem: THEME_TEXTS.pictureRefused });
});

it('a logo may have any shape, but not be too low or too large', async () => {
  draws(400, LIMITS.logoMinHeight);
  expect(await checkLogo(png())).toEqual({ mime: 'image/png' });
  draws(400, LIMITS.logoMinHeight - 1);
  expect(await checkLogo(png())).toEqual({ problem: THEME_TEXTS.logoTooSmall(LIMITS.logoMinHeight - 1) });
  expect(await checkLogo(png(LIMITS.logoBytes + 1))).toEqual({ problem: THEME_TEXTS.logoTooLarge });
});
