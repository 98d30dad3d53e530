import { makeCategory } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { arrangeContent } from '../library-view/arrange-content';
import { robotsText, sitemap } from './sitemap';

const SITE = { origin: 'https://help.example.com', libraryKey: null };

function contentOf(count: number) {
  const entry = (index: number) => ({ title: `Article ${index}`, keywords: [], text: '', category: 'c&1' });
  const entries = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`a${index}`, entry(index)]),
  );
  const hidden = { title: 'Hidden', keywords: [], text: '', category: 'off' };
  return arrangeContent({
    categories: [makeCategory({ id: 'c&1' }), makeCategory({ id: 'off', is_enabled: false })],
    translations: [],
    shards: [{ entries: { ...entries, hidden } }],
  });
}

const locationsIn = (xml: string | null): string[] =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

describe('the sitemap of a library', () => {
  it('lists home, visible categories and their articles', () => {
    expect(locationsIn(sitemap(SITE, contentOf(1), null))).toEqual([
      'https://help.example.com/',
      'https://help.example.com/articleCategoriesDetails/c%261',
      'https://help.example.com/article/details/a0',
    ]);
  });

  it('names the pages of a library with a key', () => {
    const keyed = locationsIn(sitemap({ ...SITE, libraryKey: 'lumen' }, contentOf(1), null));
    expect(keyed[0]).toBe('https://help.example.com/lumen');
    expect(keyed[2]).toBe('https://help.example.com/article/details/lumen/a0');
  });

  it('becomes an index of parts that together list every address once', () => {
    const content = contentOf(24_998);
    const index = sitemap({ ...SITE, libraryKey: 'lumen' }, content, null);
    expect(index).toContain('<sitemapindex');
    expect(locationsIn(index)).toEqual(
      [1, 2, 3].map((part) => `https://help.example.com/lumen/sitemap-${part}.xml`),
    );
    const listed = [1, 2, 3].flatMap((part) => locationsIn(sitemap(SITE, content, part)));
    expect(listed).toHaveLength(25_000);
    expect(new Set(listed).size).toBe(25_000);
  });

  it.each([0, 2, 9_999])('has no part %d where there is one', (part) => {
    expect(sitemap(SITE, contentOf(3), part)).toBeNull();
  });
});

it('robots are told of the sitemap and kept from staff screens, endpoints and conversations', () => {
  const lines = robotsText('https://help.example.com').split('\n');
  expect(lines).toContain('Sitemap: https://help.example.com/sitemap.xml');
  for (const path of ['/admin/', '/api/', '/*/conversation/']) expect(lines).toContain(`Disallow: ${path}`);
});
