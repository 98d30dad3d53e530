import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ADMIN_PATTERNS } from '../../shared/routes/admin-links';

const at = (path: string) => `web/${path}`;
const manifest = JSON.parse(readFileSync(at('public/admin.webmanifest'), 'utf8')) as {
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { url: string }[];
};
const page = readFileSync(at('admin.html'), 'utf8');

/** Width and height of a PNG, from its header. */
function sizeOf(path: string): string {
  const file = readFileSync(at(`public${path}`));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

describe('the admin area as an app of a phone or a desktop', () => {
  it('has the icons that its manifest names, in their sizes, and one that may be cut to any shape', () => {
    expect(manifest.icons.map(({ src }) => sizeOf(src))).toEqual(manifest.icons.map(({ sizes }) => sizes));
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
  });

  it('starts, and leads from its shortcuts, to pages that there are', () => {
    const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
    const isPage = (address: string) =>
      Object.values(ADMIN_PATTERNS).some(
        (pattern) => matchPath(pattern, address.split('?')[0] ?? '') !== null,
      );
    expect(addresses.filter((address) => !isPage(address))).toEqual([]);
  });

  it('is announced by its page', () => {
    expect(page).toContain('<link rel="manifest" href="/admin.webmanifest" />');
    expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
  });
});
