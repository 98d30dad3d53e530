import type { Incident } from '@harborline/domain/entities/status-page';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { expect, it } from 'vitest';
import { statusFeed } from './status-feed';

const SITE = { origin: 'https://help.example', libraryKey: 'acme' };

const incident = (id: string, texts: readonly string[]): Incident => ({
  ...{ id, title: `Title ${id}`, componentIds: [], state: 'monitoring', startedAt: 0, resolvedAt: null },
  window: null,
  updates: texts.map((text, index) => ({
    id: `${id}-${index}`,
    state: 'monitoring',
    text,
    at: 1_000 * index,
  })),
});

const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

it('S2.1-05: lists the updates of all incidents, the latest first, each with an id that stays', () => {
  const xml = statusFeed(SITE, 'Acme', [incident('a', ['first', 'third']), incident('b', ['zeroth'])]);
  expect(textsOf(xml, 'description').slice(1)).toEqual(['third', 'first', 'zeroth']);
  expect(textsOf(xml, 'guid')).toEqual(['a/a-1', 'a/a-0', 'b/b-0']);
  expect(textsOf(xml, 'title')).toContain('Title a – Monitoring');
  expect(textsOf(xml, 'link')).toContain('https://help.example/acme/app/status');
  expect(textsOf(xml, 'pubDate')[0]).toBe('Thu, 01 Jan 1970 00:00:01 GMT');
});

it('D-38: leaves the state of maintenance to its window, as the page does', () => {
  const maintenance: Incident = { ...incident('a', ['Soon']), window: { startsAt: 5_000, endsAt: 9_000 } };
  expect(textsOf(statusFeed(SITE, 'Acme', [maintenance]), 'title')).toEqual([
    STATUS_TEXTS.feedTitle('Acme'),
    'Title a',
  ]);
});

it('D-38: says that maintenance was called off', () => {
  const update = { id: 'u', state: 'resolved', text: 'Not today', at: 2_000 } as const;
  const { updates, ...planned } = incident('a', ['Soon']);
  const maintenance: Incident = {
    ...{ ...planned, window: { startsAt: 5_000, endsAt: 9_000 }, resolvedAt: 2_000 },
    updates: [update, ...updates],
  };
  const titles = textsOf(statusFeed(SITE, 'Acme', [maintenance]), 'title');
  expect(titles.slice(1)).toEqual(['Title a – Called off', 'Title a']);
});

it('holds nothing but text, whatever staff wrote', () => {
  const hostile = [...HOSTILE_HTML, '\u0000\u0008\uD800 ]]> &amp; \u202Eabc'];
  const xml = statusFeed(SITE, HOSTILE_HTML.join(' '), [incident('a', hostile.slice(-50))]);
  const names = [...xml.matchAll(/<\/?([a-zA-Z!?][^\s>/]*)/g)].map(([, name]) => name);
  const own = ['?xml', 'rss', 'channel', 'title', 'link', 'description', 'item', 'guid', 'pubDate'];
  expect(names.filter((name = '') => !own.includes(name))).toEqual([]);
  expect([...xml].filter((one) => one !== '\n' && /[\p{Cc}\p{Cs}]/u.test(one))).toEqual([]);
});
