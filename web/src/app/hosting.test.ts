import { readFileSync } from 'node:fs';
import { PUBLIC_ROUTES } from '@harborline/domain/help-center/public-routes';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { adminRouteObjects } from './admin/router';

interface Rewrite {
  readonly source?: string;
  readonly regex?: string;
  readonly destination?: string;
}
interface FirebaseJson {
  readonly hosting: {
    readonly rewrites: readonly Rewrite[];
    readonly headers: readonly {
      readonly source?: string;
      readonly regex?: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
}
const written = readFileSync('firebase.json', 'utf8');
const { hosting } = JSON.parse(written) as FirebaseJson;

const fromGlob = (glob: string): string =>
  `^${glob.replace(/\*\*|\*/g, (star) => (star === '**' ? '.*' : '[^/]+'))}$`;

const matches = ({ source, regex }: Rewrite, address: string): boolean =>
  new RegExp(regex ?? fromGlob(source ?? '')).test(address);

const pageAt = (address: string): string | undefined =>
  hosting.rewrites.find((rewrite) => matches(rewrite, address))?.destination;

/** Every path pattern of a route tree, except the client's catch-all. */
function patternsOf(routes: readonly RouteObject[]): string[] {
  return routes
    .flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...patternsOf(children)])
    .filter((path) => path !== '*');
}

const sampleOf = (pattern: string, key = 'lumen'): string =>
  pattern.replace(':libraryKey', key).replace(/:\w+|\*$/g, 'x1');

/** A route's rewrites as Hosting spells them: a parameter is a star, and a splat may be empty. */
const sourcesOf = (pattern: string): string[] => {
  const source = pattern.replace(/:\w+/g, '*');
  return pattern.endsWith('/*') ? [pattern.slice(0, -2), `${source}*`] : [source];
};

/** The text of firebase.json with the rewrites of staff routes, one line each like its other rewrites. */
function withStaffRewrites(text: string): string {
  const sources = new Set(patternsOf(adminRouteObjects()).flatMap(sourcesOf));
  const lines = [...sources]
    .sort()
    .map((source) => `      { "source": "${source}", "destination": "/admin.html" },\n`);
  return text.replace(/(?: *\{ "source": "[^"]+", "destination": "\/admin\.html" \},\n)+/, lines.join(''));
}

describe('firebase.json', () => {
  it('has the rewrites of staff routes: npx vitest run --config vitest.config.ts web/src/app/hosting -u', async () => {
    await expect(withStaffRewrites(written)).toMatchFileSnapshot('../../../firebase.json');
  });

  it('serves every staff route with the staff entry', () => {
    const missing = patternsOf(adminRouteObjects()).filter(
      (pattern) => pageAt(sampleOf(pattern)) !== '/admin.html',
    );
    expect(missing).toEqual([]);
  });

  it('serves every visitor route with the visitor entry, in upper or lower case (D-01)', () => {
    const addresses = PUBLIC_ROUTES.filter(({ pattern }) => pattern !== '').flatMap(({ pattern }) => [
      `/${sampleOf(pattern)}`,
      `/${sampleOf(pattern).toUpperCase()}`,
    ]);
    expect(addresses.filter((address) => pageAt(address) !== '/visitors.html')).toEqual([]);
  });

  it.each([
    '/nothing/here',
    '/admin/nothing',
    '/admin/profile/nothing',
    '/wp-login.php',
    '/.env',
    '/a',
    '/lumen/nothing',
    '/assets/gone.js',
  ])('serves %s with the 404 page', (address) => expect(pageAt(address)).toBeUndefined());

  it('forbids caching the response of an endpoint', () => {
    const caching = hosting.headers.filter(
      ({ source, headers }) =>
        matches({ source: source ?? '^$' }, '/api/teams/agents') &&
        headers.some(({ key }) => key === 'Cache-Control'),
    );
    expect(caching.at(-1)?.headers).toEqual([{ key: 'Cache-Control', value: 'no-store' }]);
  });

  it('sends the staff headers only with the staff entry', () => {
    const staff = hosting.headers.find(({ regex }) => regex?.includes('admin')) ?? { headers: [] };
    const patterns = patternsOf(adminRouteObjects()).map((pattern) => sampleOf(pattern));
    expect(patterns.filter((address) => !matches(staff, address))).toEqual([]);
    for (const address of ['/', '/lumen', '/administration', '/article/details/admin', '/join']) {
      expect(matches(staff, address), address).toBe(false);
    }
  });
});
