import { describe, expect, it } from 'vitest';
import { HOSTILE_IDS } from '../testing/hostile-ids';
import { matchPublicRoute } from './public-routes';
import { parentPage, readWidgetQuery, requestPage, widgetLinks, widgetView } from './widget-page';

const OWN = { library_domain: 'acme.example', custom_subDomain: 'help.acme.test' };

const parentOf = (parentURL: string) => readWidgetQuery(`?${new URLSearchParams({ parentURL })}`).parentUrl;
const shownFor = (parentURL: string) =>
  parentPage(readWidgetQuery(`?${new URLSearchParams({ parentURL })}`), OWN)?.href ?? null;

const UNSAFE = [
  ...[
    'javascript:alert(1)',
    'JavaScript://acme.example/%0aalert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'http:\\\\evil.example',
    'https://\\evil.example',
  ],
  ...['https://acme.example@evil.example/', 'https://user:pass@acme.example/', 'ftp://acme.example/'],
  ...[
    'https://acme.example/\nx',
    'https://',
    'acme.example',
    '',
    `https://acme.example/${'x'.repeat(2_000)}`,
  ],
];

describe('S2.2-02: the query parentURL', () => {
  it.each(UNSAFE)('is ignored where it is %j (D-14)', (parentURL) => {
    expect(parentOf(parentURL)).toBe('');
    expect(shownFor(parentURL)).toBeNull();
  });

  it.each(['https://acme.example/cart?a=1', 'https://shop.acme.example/', 'http://help.acme.test/x'])(
    'leads back to %s, a page of the library',
    (parentURL) => expect(shownFor(parentURL)).toBe(parentURL),
  );

  it.each(['https://evil.example/', 'https://notacme.example/', 'https://acme.example.evil.example/'])(
    'leads to no other site, such as %s',
    (parentURL) => {
      expect(parentOf(parentURL)).toBe(parentURL);
      expect(shownFor(parentURL)).toBeNull();
    },
  );

  it('leads nowhere where the library has no domain', () => {
    const none = { library_domain: '', custom_subDomain: '' };
    expect(parentPage({ isCompact: false, parentUrl: 'https://acme.example/' }, none)).toBeNull();
  });

  it('is the page that staff see of a request sent from the widget, and of no other', () => {
    const search = '?parentURL=https%3A%2F%2Facme.example%2Fcart';
    const at = (path: string) => requestPage(new URL(`https://product.example${path}`));
    expect(at(`/widget/acme${search}`)).toBe('https://acme.example/cart');
    expect(at(`/AdvancedWidget/acme/message${search}`)).toBe('https://acme.example/cart');
    expect(at('/widget/acme?parentURL=javascript:alert(1)')).toContain('https://product.example/widget/acme');
    expect(at(`/acme${search}`)).toBe(`https://product.example/acme${search}`);
  });
});

it.each([
  ['?hc=1', true],
  ['?hc=0', false],
  ['?hc=', false],
  ['?HC=1', false],
  ['', false],
])('S2.2-03: the query %j makes the widget compact: %s', (search, isCompact) =>
  expect(readWidgetQuery(search).isCompact).toBe(isCompact),
);

describe('the views of a widget', () => {
  const links = widgetLinks('acme', { isCompact: true, parentUrl: 'https://acme.example/?a=1&q=x' });
  const split = (link: string) => new URL(link, 'https://product.example');

  it('S2.2-01: keep its key and its queries in every link', () => {
    const all = [
      links.home(),
      links.search('a b&c'),
      links.contact(),
      links.category('c1'),
      links.article('a1'),
    ];
    for (const link of all) {
      const { pathname, search } = split(link);
      expect(matchPublicRoute(pathname)).toEqual({ page: 'widget', params: { libraryKey: 'acme' } });
      expect(readWidgetQuery(search)).toEqual({
        isCompact: true,
        parentUrl: 'https://acme.example/?a=1&q=x',
      });
    }
    expect(split(links.search('a b&c')).searchParams.get('q')).toBe('a b&c');
    expect(links.conversation('r1')).toBe('/acme/conversation/r1');
  });

  it('are named by its query', () => {
    expect(widgetView(split(links.article('a1')).search)).toEqual({ page: 'article', params: { id: 'a1' } });
    expect(widgetView(split(links.category('c1')).search)).toEqual({
      page: 'category',
      params: { id: 'c1' },
    });
    expect(widgetView(split(links.contact()).search).page).toBe('home');
  });

  it.each(HOSTILE_IDS)('are no article %j', (id) => {
    expect(widgetView(`?${new URLSearchParams({ article: id, category: id })}`).page).toBe('home');
  });
});
