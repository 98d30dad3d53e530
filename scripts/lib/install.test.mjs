import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const lock = (packages) => ({ packages: { '': { name: 'harborline' }, ...packages } });
const WANTED = lock({
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/own': { resolved: 'own', link: true },
  'node_modules/for-windows': { version: '1.0.0', integrity: 'sha512-w', optional: true },
});
const INSTALLED = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } } };

describe('packages that npm ci has installed', () => {
  it('are not installed again, though those for other platforms are missing', () => {
    expect(isInstalled(WANTED, INSTALLED)).toBe(true);
  });

  it.each([
    ['none is there', { packages: {} }],
    ['one has another version', { packages: { 'node_modules/a': { integrity: 'sha512-b' } } }],
    [
      'one is there that the lock file no longer names',
      { packages: { ...INSTALLED.packages, 'node_modules/b': { integrity: 'sha512-b' } } },
    ],
  ])('are installed again if %s', (_what, installed) => {
    expect(isInstalled(WANTED, installed)).toBe(false);
  });
});
