import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineScripts, pageStyles, withAllowed } from './page-styles.mjs';

const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'";
const STAFF = "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'";
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows what this build holds in place of what the one before held, and leaves the staff’s styles', () => {
  const first = withAllowed(`${POLICY}\n${STAFF}`, { scripts: ['go()'], styles: ['a {}', 'b {}'] });
  const styles = [hashOf('a {}'), hashOf('b {}')].sort().join(' ');
  expect(first).toContain(`script-src 'self' ${hashOf('go()')}; style-src 'self' ${styles}; style-src-attr`);
  expect(first).toContain(`script-src 'self' ${hashOf('go()')}; style-src 'self' 'unsafe-inline'; img-src`);
  expect(withAllowed(first, { scripts: [], styles: ['c {}'] })).toBe(
    `${POLICY.replace("'self'; style-src-attr", `'self' ${hashOf('c {}')}; style-src-attr`)}\n${STAFF}`,
  );
  expect(() => withAllowed(STAFF, { scripts: [], styles: [] })).toThrow(/content policy/);
});

it('fits the policy and the page of the product', () => {
  const config = readFileSync('firebase.json', 'utf8');
  expect(withAllowed(config, { scripts: [], styles: ['x'] })).toContain(hashOf('x'));
  expect(inlineScripts(readFileSync('web/visitors.html', 'utf8'))).toHaveLength(2);
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
