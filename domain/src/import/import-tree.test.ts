import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importTree } from './import-tree';
import { readImport } from './read-import';

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
