import { makeCategory } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrangeContent } from './arrange-content';
import { popularArticles } from './popular-articles';

const database = vi.hoisted(() => ({ reads: 0, isDown: false }));

vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));
vi.mock('../../platform/store/read', () => ({
  findRecords: async () => {
    if (database.isDown) throw new Error('refused');
    database.reads += 1;
    const viewed = (id: string, views: number, article_categories = 'top') => ({
      id,
      article_title: 'An earlier title',
      article_categories,
      views,
    });
    return [viewed('b', 9), viewed('gone', 8), viewed('h', 7, 'off'), viewed('a', 3), viewed('c', 0)];
  },
}));

const entry = (title: string, category = 'top') => ({ title, category, keywords: [], text: '' });
const content = arrangeContent({
  categories: [makeCategory({ id: 'top' }), makeCategory({ id: 'off', is_disabled: true })],
  translations: [],
  shards: [
    { entries: { a: entry('Tyres'), b: entry('Brakes'), c: entry('Bell'), h: entry('Hidden', 'off') } },
  ],
});

let dayMs = Date.UTC(2026, 0, 1);
beforeEach(() => {
  vi.useFakeTimers();
  dayMs += 24 * 60 * 60_000;
  vi.setSystemTime(dayMs);
  Object.assign(database, { reads: 0, isDown: false });
});
afterEach(() => void vi.useRealTimers());

const titles = async (library = 'acme') =>
  (await popularArticles(library, content)).map(({ article_title }) => article_title);

it('are the most viewed of what is published and visible, by their present titles', async () => {
  expect(await titles()).toEqual(['Brakes', 'Tyres']);
});

it('are counted again after an hour', async () => {
  await titles();
  vi.advanceTimersByTime(59 * 60_000);
  await titles();
  expect(database.reads).toBe(1);
  vi.advanceTimersByTime(60_000);
  await titles();
  expect(database.reads).toBe(2);
});

it('are left out where the database refuses, and the page is made without', async () => {
  database.isDown = true;
  expect(await titles('fresh')).toEqual([]);
});
