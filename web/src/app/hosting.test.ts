import { readFileSync } from 'node:fs';
import { PUBLIC_ROUTES } from '@harborline/domain/help-center/public-routes';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { adminRouteObjects } from './admin/router';

interface Rewrite {
  readonly source?: string;
  readonly regex?: string;
  readonly destination?: string;
  readonly function?: { readonly functionId: string };
}
interface FirebaseJson {
  readonly hosting: {
    readonly redirects: readonly {
      readonly source?: string;
      readonly regex?: string;
      readonly destination: string;
    }[];
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

/** What serves a URL: a static page, or a function. */
function pageAt(address: string): string | undefined {
  const rewrite = hosting.rewrites.find((one) => matches(one, address));
  return rewrite?.destination ?? rewrite?.function?.functionId;
}

/** Hosting's Cache-Control for a URL; undefined if the function sets it. */
const cacheControlOf = (address: string): string | undefined =>
  hosting.headers
    .filter((rule) => matches(rule, address))
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Cache-Control')
    .at(-1)?.value;

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

  /** Pages that need a browser: conversations and their list, invitations, ratings and widgets. */
  const STATIC_PAGES = ['conversation', 'requests', 'form', 'join', 'invite', 'review', 'widget'];

  /** Below the widget's addresses, Hosting says how long caches keep a page: as long as the function says of others. */
  const PAGE_CACHE = 'public, max-age=0, s-maxage=30, stale-if-error=86400';
  const isFramed = (pattern: string) => /^(widgetAdvanced|advancedWidget)\/:libraryKey/.test(pattern);

  it.each(PUBLIC_ROUTES)('answers /$pattern in upper or lower case (D-01)', ({ page, pattern }) => {
    const address = `/${sampleOf(pattern)}`;
    const expected = STATIC_PAGES.includes(page) ? '/visitors.html' : 'pages';
    expect([address, address.toUpperCase()].map(pageAt)).toEqual([expected, expected]);
    const kept = isFramed(pattern) ? PAGE_CACHE : undefined;
    expect(cacheControlOf(address), address).toBe(expected === 'pages' ? kept : 'no-cache');
  });

  it.each(['index', 'texts', 'answer'])('S9-21: leaves the search file %s to the function', (file) => {
    const address = `/article/search/library_1/${file}`;
    expect(pageAt(address)).toBe('pages');
    expect(cacheControlOf(address)).toBeUndefined();
  });

  it.each(['/robots', '/sitemap.xml', '/sitemap-12.xml', '/lumen/sitemap.xml', '/lumen/sitemap-1.xml'])(
    'leaves %s to the function',
    (address) => expect(pageAt(address)).toBe('pages'),
  );

  it.each(['/', '/lumen', '/article/details/lumen/a1', '/articleCategoriesDetails/c1/', '/sitemap-12.xml'])(
    'lets the function decide how long %s is kept',
    (address) => expect(cacheControlOf(address)).toBeUndefined(),
  );

  it.each(['/lumen/sitemap.xml', '/lumen/sitemap-1.xml'])(
    'lets caches keep %s as long as a page',
    (address) => {
      expect(cacheControlOf(address)).toBe('public, max-age=0, s-maxage=30, stale-if-error=86400');
    },
  );

  it.each([
    ...['/visitors.html', '/admin.html', '/404.html', '/shape.js', '/favicon.svg', '/join', '/Invite'],
    ...['/reviewForm', '/reviewform'],
    ...['/login', '/admin', '/admin/inbox', '/lumen/conversation/x1', '/conversation/x1'],
    ...['/nothing/here', '/a', '/.env', '/wp-login.php', '/a_b', '/lumen/nothing', '/api-docs/nothing'],
  ])('has browsers ask whether %s has changed', (address) => {
    expect(cacheControlOf(address)).toBe('no-cache');
  });

  const WIDGETS = [
    '/widget/lumen/',
    '/Widget/lumen',
    '/widget',
    '/widgetAdvanced/lumen',
    '/AdvancedWidget/lumen/help/c1',
  ];

  /** The last value of a header that Hosting sends for a URL. */
  const headerOf = (address: string, name: string) =>
    hosting.headers
      .filter((rule) => matches(rule, address))
      .flatMap(({ headers }) => headers)
      .findLast(({ key }) => key === name)?.value ?? '';
  const ancestorsOf = (address: string) =>
    /frame-ancestors ([^;]*)/.exec(headerOf(address, 'Content-Security-Policy'))?.[1];

  it.each(WIDGETS)('lets sites frame %s, and differs in nothing else (D-93)', (address) => {
    expect(ancestorsOf(address)).toBe("'self' https:");
    const withoutAncestors = (path: string) =>
      headerOf(path, 'Content-Security-Policy').replace(/frame-ancestors [^;]*/, '');
    expect(withoutAncestors(address)).toBe(withoutAncestors('/lumen'));
  });

  it.each([
    ['/', "'self'"],
    ['/lumen', "'self'"],
    ['/widgets', "'self'"],
    ['/lumen/conversation/x1', "'self'"],
    ['/article/details/lumen/a1', "'self'"],
    ['/login', "'none'"],
    ['/admin/inbox', "'none'"],
  ])('lets no site frame %s', (address, ancestors) => expect(ancestorsOf(address)).toBe(ancestors));

  it.each(WIDGETS)('keeps %s from search engines', (address) => {
    const headers = hosting.headers.filter((rule) => matches(rule, address)).flatMap((rule) => rule.headers);
    expect(headers).toContainEqual({ key: 'X-Robots-Tag', value: 'noindex' });
  });

  it('leaves a library’s own CSS and how long it is kept to the function (D-15)', () => {
    const address = '/articleStyles/lumencycles0000demo1/0123456789abcdef.css';
    expect(pageAt(address)).toBe('pages');
    expect(cacheControlOf(address)).toBeUndefined();
    expect(pageAt('/articleStyles/lumen/other.css')).toBeUndefined();
  });

  it('redirects /robots.txt to the function’s path, since the platform refuses that path for a function', () => {
    expect(hosting.redirects[0]).toMatchObject({ source: '/robots.txt', destination: '/robots' });
  });

  it.each([
    ['/defaultIntegrations/lumencycles0000demo1', true],
    ['/DEFAULTINTEGRATIONS/lumen/', true],
    ['/defaultIntegrations', false],
    ['/defaultIntegrations/https:%2F%2Fevil.example', false],
    ['/defaultIntegrations/lumen/chat', false],
    ['/admin/defaultIntegrations/lumen', false],
  ])('S2.3-14: %s leads to the library’s chat: %j (D-64)', (address, isChat) => {
    const redirect = hosting.redirects.find((one) => matches(one, address));
    expect(redirect?.destination).toBe(isChat ? '/widgetAdvanced/:1/chat' : undefined);
  });

  it('caches files with a hash in their name', () => {
    expect(cacheControlOf('/assets/index-abc123.js')).toContain('immutable');
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
    expect(cacheControlOf('/api/teams/agents')).toBe('no-store');
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
