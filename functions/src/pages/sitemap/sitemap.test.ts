import { readFileSync } from 'node:fs';
import { pageCourse } from '@harborline/domain/courses/page-course';
import { newsEntry } from '@harborline/domain/news/news-list';
import { makeCategory, makeNewsFlash } from '@harborline/domain/testing/factories';
import { makeCourse } from '@harborline/domain/testing/make-course';
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
  const content = arrangeContent({
    categories: [makeCategory({ id: 'c&1' }), makeCategory({ id: 'off', is_enabled: false })],
    translations: [],
    shards: [{ entries: { ...entries, hidden } }],
  });
  return { ...content, news: [], courses: [] };
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

  it('S2.1-03: lists courses with their lessons, where there are any', () => {
    const courses = [pageCourse(makeCourse())];
    expect(locationsIn(sitemap(SITE, { ...contentOf(0), courses }, null)).slice(2)).toEqual([
      'https://help.example.com/courses',
      'https://help.example.com/course/course',
      'https://help.example.com/course/course?lesson=clean',
      'https://help.example.com/course/course?lesson=oil',
    ]);
  });

  it('names the pages of a library with a key', () => {
    const keyed = locationsIn(sitemap({ ...SITE, libraryKey: 'lumen' }, contentOf(1), null));
    expect(keyed[0]).toBe('https://help.example.com/lumen');
    expect(keyed[2]).toBe('https://help.example.com/article/details/lumen/a0');
  });

  it('S2.1-12: lists the news and each news flash', () => {
    const entry = newsEntry(makeNewsFlash({ id: 'n1' }));
    if (entry === null) throw new Error('It is published');
    const listed = locationsIn(sitemap(SITE, { ...contentOf(0), news: [entry] }, null));
    expect(listed.slice(-2)).toEqual([
      'https://help.example.com/frontendnews',
      'https://help.example.com/frontendnewsflash/n1',
    ]);
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

const disallowed = robotsText('https://help.example.com')
  .split('\n')
  .filter((line) => line.startsWith('Disallow: '))
  .map((line) => line.slice('Disallow: '.length));

/** Whether robots stay away from an address, by the rules of RFC 9309. */
function isDisallowed(address: string): boolean {
  const patterns = disallowed.map((rule) => {
    const escaped = rule.replace(/[.?+()[\]{}|\\^]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${escaped}`);
  });
  return patterns.some((pattern) => pattern.test(address));
}

describe('robots', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'));
  const staff: string[] = hosting.rewrites.flatMap(
    ({ source, destination }: { source?: string; destination?: string }) =>
      source !== undefined && destination === '/admin.html' ? [source.replaceAll('*', 'x')] : [],
  );

  it('are kept from every address of staff, with a query and with a slash at its end', () => {
    expect(staff).toContain('/login');
    for (const address of [...staff, '/join', '/Invite', '/reviewForm', '/api/activity/views']) {
      for (const end of ['', '?a=b', '/'])
        expect([address, isDisallowed(address + end)]).toEqual([address, true]);
    }
  });

  it('may read every public page, of libraries whose keys begin like them as well', () => {
    const pages = ['/', '/lumen', '/contact-lenses', '/adminton', '/join-us', '/lumen?q=login', '/robots'];
    for (const address of [...pages, '/articleCategoriesDetails/lumen/c1?page=2', '/lumen/sitemap.xml']) {
      expect([address, isDisallowed(address)]).toEqual([address, false]);
    }
  });

  it('D-16: are told of no library by its key', () => {
    expect(robotsText('https://help.example.com').match(/^Sitemap: .*$/gm)).toEqual([
      'Sitemap: https://help.example.com/sitemap.xml',
    ]);
  });
});
