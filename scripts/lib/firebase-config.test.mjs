import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { suiteConfig } from './firebase-config.mjs';
import { at } from './layout.mjs';

const read = () => JSON.parse(readFileSync(at('firebase.json'), 'utf8'));
const front = { port: 12_345, folder: '.local/data/9800/pages', nonce: 'bm9uY2U=' };

const policiesOf = (config) =>
  config.hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => value);
/** What shows a visitor's page has no network (D-66). */
const isViewer = (policy) => policy.includes('sandbox');
const directive = (policy, name) => policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('the configuration of a suite', () => {
  it('moves every service with the Hosting port', () => {
    const { emulators } = suiteConfig(read(), 9800);
    expect(emulators.hosting.port).toBe(9800);
    expect(emulators.functions.port).toBe(9801);
    expect(emulators.firestore).toMatchObject({ port: 9802, websocketPort: 9812 });
  });

  it('lets pages reach the emulators and leaves the rest of the policies alone', () => {
    for (const policy of policiesOf(suiteConfig(read(), 9800)).filter((one) => !isViewer(one))) {
      expect(directive(policy, 'connect-src')).toContain('ws://localhost:*');
      expect(directive(policy, 'script-src')).toMatch(/^script-src 'self'(?: 'sha256-[^']+')*$/);
    }
  });

  it('keeps rewrites and headers during development, because Hosting still applies them', () => {
    const config = suiteConfig(read(), 9800, front);
    expect(config.hosting.rewrites).toEqual(read().hosting.rewrites);
    expect(config.hosting.headers.map(({ source, regex }) => source ?? regex)).toEqual(
      read().hosting.headers.map(({ source, regex }) => source ?? regex),
    );
    expect(config.hosting.public).toBe(front.folder);
    expect(config.emulators.hosting.port).toBe(front.port);
  });

  it('allows inline code of Vite only by its nonce, and adds no nonce where that would forbid inline styles', () => {
    const [visitors, staff] = policiesOf(suiteConfig(read(), 9800, front));
    for (const policy of [visitors, staff]) {
      expect(directive(policy, 'script-src')).toMatch(
        /^script-src 'self'(?: 'sha256-[^']+')+ 'nonce-bm9uY2U='$/,
      );
    }
    expect(directive(visitors, 'style-src')).toMatch(
      /^style-src 'self'(?: 'sha256-[^']+')+ 'nonce-bm9uY2U='$/,
    );
    expect(directive(staff, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  });
});
