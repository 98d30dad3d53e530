import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageStyles, withAllowedStyles } from './page-styles.mjs';

const POLICY = "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'";
const STAFF = "style-src 'self' 'unsafe-inline'; img-src 'self'";
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the styles of this build in place of those of the one before, and leaves the staff’s policy', () => {
  const first = withAllowedStyles(`${POLICY}\n${STAFF}`, ['a {}', 'b {}']);
  expect(first).toContain(
    `style-src 'self' ${[hashOf('a {}'), hashOf('b {}')].sort().join(' ')}; style-src-attr`,
  );
  expect(first).toContain(STAFF);
  expect(withAllowedStyles(first, ['c {}'])).toBe(
    `${POLICY.replace("'self'; style-src-attr", `'self' ${hashOf('c {}')}; style-src-attr`)}\n${STAFF}`,
  );
  expect(() => withAllowedStyles(STAFF, [])).toThrow(/content policy/);
});

it('fits the policy of the product', () => {
  const config = readFileSync('firebase.json', 'utf8');
  expect(withAllowedStyles(config, ['x'])).toContain(hashOf('x'));
});

it('reads the styles that pages share and those of their kinds, and refuses what would end its element', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'harborline-styles-'));
  try {
    writeFileSync(join(dist, 'visitors.html'), '<link rel="stylesheet" crossorigin href="/shared.css">');
    writeFileSync(join(dist, 'shared.css'), 'a {}');
    writeFileSync(join(dist, 'own.css'), 'b {}');
    const files = { home: { styles: [] }, article: { styles: ['/own.css'] } };
    expect(await pageStyles(dist, files)).toEqual({ '/shared.css': 'a {}', '/own.css': 'b {}' });
    writeFileSync(join(dist, 'own.css'), '/* </style> */');
    await expect(pageStyles(dist, files)).rejects.toThrow(/end the element/);
  } finally {
    rmSync(dist, { recursive: true });
  }
});
