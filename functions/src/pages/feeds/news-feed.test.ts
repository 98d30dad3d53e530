import type { NewsEntry } from '@harborline/domain/entities/news-flash';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { expect, it } from 'vitest';
import { newsFeed } from './news-feed';

const SITE = { origin: 'https://help.example', libraryKey: 'acme' };
const entry = (id: string, changes: Partial<NewsEntry> = {}): NewsEntry => ({
  ...{ id, newsFlash_title: `Title ${id}`, description: `Text ${id}`, newsFlash_featureImage: '' },
  ...{ newsFlash_categories: '', categoryName: '', timeStamp: 1_000, expiresAt: null },
  ...changes,
});

const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

it('S2.1-13: names each news flash with its own address and time', () => {
  const xml = newsFeed(SITE, 'Acme', [entry('b', { timeStamp: 2_000 }), entry('a')]);
  expect(textsOf(xml, 'title')).toEqual(['Acme news', 'Title b', 'Title a']);
  expect(textsOf(xml, 'link')).toEqual([
    'https://help.example/frontendnews/acme',
    'https://help.example/frontendnewsflash/acme/b',
    'https://help.example/frontendnewsflash/acme/a',
  ]);
  expect(textsOf(xml, 'guid')).toEqual(['b/2000', 'a/1000']);
  expect(textsOf(xml, 'pubDate')[0]).toBe('Thu, 01 Jan 1970 00:00:02 GMT');
});

it('S5-27: is well-formed whatever the texts, and holds no markup of theirs', () => {
  for (const hostile of [...HOSTILE_HTML, ']]>', '\u0000\ud800 & <![CDATA[']) {
    const xml = newsFeed(SITE, hostile, [entry('a', { newsFlash_title: hostile, description: hostile })]);
    expect(textsOf(xml, 'item')).toEqual([]);
    expect(xml.match(/<item>/g)).toHaveLength(1);
    expect(xml).not.toMatch(/<(?!\/?(?:\?xml|rss|channel|title|link|description|item|guid|pubDate)\b)/);
  }
});

it('has the latest fifty', () => {
  const many = Array.from({ length: 60 }, (_, index) => entry(`n${index}`));
  expect(newsFeed(SITE, 'Acme', many).match(/<item>/g)).toHaveLength(50);
});
