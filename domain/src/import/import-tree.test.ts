import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { courseTree, importTree, newsTree } from './import-tree';
import { readCourses } from './read-courses';
import { readImport } from './read-import';
import { readNews } from './read-news';

const source = readImport(
  ['billing/refunds.md', 'billing/cards/visa.md', 'welcome.md'].map((path) => ({
    path,
    bytes: strToU8('Text'),
  })),
);

const result = (sourceId: string, outcome: 'created' | 'refused', reason = '') => ({
  sourceId,
  outcome,
  reason,
  label: sourceId,
});

describe('the tree of an import', () => {
  it('shows articles in the categories of their source, and how many these hold', () => {
    const tree = importTree({ source, report: null, target: null });
    expect(tree).toMatchObject([
      {
        title: 'Billing',
        count: 2,
        articles: [{ title: 'Refunds', result: null }],
        categories: [{ title: 'Cards', count: 1, articles: [{ title: 'Visa' }], categories: [] }],
      },
      { title: 'General', count: 1, articles: [{ title: 'Welcome', isPublished: true }] },
    ]);
  });

  it('shows all articles in the category that was chosen', () => {
    const [only, ...others] = importTree({ source, report: null, target: 'Mine' });
    expect(others).toEqual([]);
    expect(only).toMatchObject({ title: 'Mine', count: 3, categories: [] });
  });

  it('says what becomes of each once that is known', () => {
    const report = {
      categories: [result('billing', 'created')],
      articles: [result('welcome.md', 'refused', 'Too long')],
      notes: [],
    };
    const [billing, general] = importTree({ source, report, target: null });
    expect(billing).toMatchObject({ result: { outcome: 'created' }, articles: [{ result: null }] });
    expect(general?.articles).toMatchObject([{ result: { outcome: 'refused', reason: 'Too long' } }]);
  });
});

const files = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path, bytes: strToU8(text) }));

it('news are in one list, unpublished unless they are to be published and are no drafts', () => {
  const news = readNews(files({ 'a/launch.md': 'Text', 'sketch.md': '---\ndraft: true\n---\nText' }));
  const states = (publishes: boolean) =>
    newsTree(news, null, publishes).map(({ articles }) => articles.map(({ isPublished }) => isPublished));
  expect(states(false)).toEqual([[false, false]]);
  expect(states(true)).toEqual([[true, false]]);
});

it('courses hold their lessons, then their sections, with what becomes of each', () => {
  const read = readCourses(files({ 'start/first.md': 'Text', 'start/more/third.md': 'Text' }));
  const report = {
    categories: [result('start', 'created')],
    articles: [result('start/more/third.md', 'created')],
    notes: [],
  };
  expect(courseTree(read, report)).toMatchObject([
    {
      title: 'Start',
      count: 2,
      result: { outcome: 'created' },
      articles: [{ title: 'First', result: null }],
      categories: [
        { title: 'More', count: 1, articles: [{ title: 'Third', result: { outcome: 'created' } }] },
      ],
    },
  ]);
});
