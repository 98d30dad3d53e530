import { describe, expect, it } from 'vitest';
import { entriesOfPage, listPage } from './list-page';
import { publicLinks } from './public-routes';
import { readWidgetQuery, widgetLinks } from './widget-page';

describe('S9-21: the page of a list', () => {
  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?q=a&page=2', 2],
    ['?page=9999', 9_999],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=2.5', 1],
    ['?page=two', 1],
    ['?page=10000', 1],
    ['?page=1e3', 1],
  ])('of %j is %d', (search, page) => expect(listPage(search)).toBe(page));

  it('holds a part of the entries, and beyond the last none', () => {
    const entries = [1, 2, 3, 4, 5];
    expect([1, 2, 3, 4].map((page) => entriesOfPage(entries, page, 2))).toEqual([[1, 2], [3, 4], [5], []]);
  });

  it('is named by links, except the first', () => {
    const links = publicLinks('lumen');
    expect([links.search('a b'), links.search('a b', 2)]).toEqual([
      '/lumen?q=a%20b',
      '/lumen?q=a%20b&page=2',
    ]);
    expect(links.category('c1', 1)).toBe('/articleCategoriesDetails/lumen/c1');
    expect(links.category('c1', 3)).toBe('/articleCategoriesDetails/lumen/c1?page=3');
    const inWidget = widgetLinks('lumen', readWidgetQuery('?hc=1'));
    expect(inWidget.category('c1', 3)).toBe('/widget/lumen?category=c1&page=3&hc=1');
    expect(inWidget.search('a', 2)).toBe('/widget/lumen?q=a&page=2&hc=1');
    expect(inWidget.search('a')).toBe('/widget/lumen?q=a&hc=1');
  });
});
