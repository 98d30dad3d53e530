import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { storedTab as storedTabOf } from './stored-tab';
import { shownAddress, type VisitedPage, withPage } from './visited-page';
import { readVisitorPages } from './visited-pages';
import type { VisitorEvent } from './visitor-event';

const page = (path: string, at: number, title = path): VisitedPage => ({
  at,
  url: `https://shop.example/${path}`,
  title,
});
const storedTab = (pages: readonly VisitedPage[], events: readonly VisitorEvent[] = []) =>
  storedTabOf({ pages, events });
const visit = (pages: readonly VisitedPage[]) => pages.reduce<VisitedPage[]>(withPage, []);

describe('the address of a visitor’s page as the team sees it (D-63)', () => {
  it('is host and path, without what may be secret', () => {
    expect(shownAddress('https://ann:pw@shop.example:8443/reset/?token=s3cret#part')).toBe(
      'https://shop.example:8443/reset/',
    );
    expect(shownAddress('http://shop.example')).toBe('http://shop.example/');
  });

  it('is nothing for other schemes, long ones and no addresses', () => {
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '/cart',
      '',
      'https://',
    ])
      expect(shownAddress(url)).toBe('');
    expect(shownAddress(`https://shop.example/${'x'.repeat(LIMITS.shownAddress)}`)).toBe('');
  });

  it('never carries a query, a fragment or a password, and is its own address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const address = shownAddress(url);
        expect(address).not.toMatch(/[?#]/);
        expect(address === '' ? '' : new URL(address).username).toBe('');
        expect(shownAddress(address)).toBe(address);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the pages of a tab', () => {
  it('end with the one it shows, each visit once, by its last title', () => {
    const pages = visit([page('a', 1), page('b', 2, ''), page('b', 3, 'Bikes'), page('a', 4)]);
    expect(pages).toEqual([page('a', 1), page('b', 2, 'Bikes'), page('a', 4)]);
    expect(withPage(pages, { ...page('c', 5), url: 'about:blank' })).toEqual(pages);
  });

  it('are the last twenty, with titles of one line', () => {
    const many = visit(Array.from({ length: 30 }, (_, index) => page(`${index}`, index, 'x\n'.repeat(300))));
    expect(many).toHaveLength(LIMITS.visitedPages);
    expect(many.at(-1)?.url).toBe('https://shop.example/29');
    for (const { title } of many) {
      expect(title.length).toBeLessThanOrEqual(LIMITS.pageTitle);
      expect(title).not.toContain('\n');
    }
  });
});

describe('where a visitor is and was', () => {
  it('is the last page of each open tab, and what came before', () => {
    const gone = { pages: storedTab([page('b', 2), page('d', 5)]).pages };
    const stored = { vera: { tab0: storedTab([page('a', 1), page('c', 3)]), tab1: gone } };
    expect(readVisitorPages(stored)).toEqual({
      now: [page('c', 3)],
      before: [page('d', 5), page('b', 2), page('a', 1)],
      events: [],
    });
  });

  it('counts a page once that a tab took along to its next document', () => {
    const first = [page('a', 1)];
    const stored = { vera: { tab0: storedTab(first), tab1: storedTab([...first, page('b', 2)]) } };
    expect(readVisitorPages(stored).before).toEqual([]);
    expect(readVisitorPages(stored).now).toEqual([page('b', 2), page('a', 1)]);
  });

  it('ignores what makes no sense', () => {
    const nothing = { now: [], before: [], events: [] };
    for (const value of [null, 7, 'x', { vera: 3 }, { vera: { tab0: { here: 1 } } }])
      expect(readVisitorPages(value)).toEqual(nothing);
    const hostile = { at: 1, url: 'javascript:alert(1)', title: 'Free' };
    expect(readVisitorPages({ vera: { tab0: storedTab([hostile]) } })).toEqual(nothing);
  });

  it('comes with the last ten things that they did, each once, the latest first', () => {
    const event = (at: number) => ({ at, name: `step ${at}` });
    const [early, late] = [[1, 2, 3, 4, 5, 6, 7, 8, 9].map(event), [9, 10, 11].map(event)];
    const stored = {
      vera: { tab0: storedTab([page('a', 1)], early), tab1: storedTab([page('b', 2)], late) },
    };
    expect(readVisitorPages(stored).events.map(({ at }) => at)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it('has no event without a name, and pages also where the events make no sense', () => {
    const tab = storedTab([page('a', 1)]);
    for (const events of [7, { e0: 7 }, { e0: { at: 1, name: ' \n' } }]) {
      const { now, events: read } = readVisitorPages({ vera: { tab0: { ...tab, events } } });
      expect([now, read]).toEqual([[page('a', 1)], []]);
    }
  });

  it('reads back what a tab stores', () => {
    const visited = fc.record({ at: fc.nat(), url: fc.webUrl(), title: fc.string() });
    fc.assert(
      fc.property(fc.array(visited, { maxLength: 40 }), (visits) => {
        const pages = visit(visits);
        const { now, before } = readVisitorPages({ vera: { tab0: storedTab(pages) } });
        expect(now).toEqual(pages.slice(-1));
        expect(new Set([...now, ...before].map(({ url }) => url))).toEqual(
          new Set(pages.map(({ url }) => url)),
        );
      }),
      { numRuns: 25 },
    );
  });
});
