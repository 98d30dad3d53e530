import { expect, it, vi } from 'vitest';
import { articlePages } from './article-list';

type Filter = readonly [field: string, op: string, value: unknown];

const asked = vi.hoisted<{ filters: Filter[] }>(() => ({ filters: [] }));

vi.mock('firebase/firestore', () => ({ where: (...filter: Filter) => filter }));
vi.mock('../../../shared/live/paged-query', () => ({
  pagesOf: (_firestore: unknown, { filters }: { filters: Filter[] }) => Object.assign(asked, { filters }),
}));

it('asks for no more filters and orders at once than Firestore takes', () => {
  const categoryIds = Array.from({ length: 200 }, (_, n) => `category-${n}`);
  for (const state of ['published', 'unpublished', 'archived'] as const) {
    articlePages({} as never, { libraryId: 'library', state, categoryIds });
    const values = asked.filters.map(([, , value]) => (Array.isArray(value) ? value.length : 1));
    const disjuncts = values.reduce((product, count) => product * count, 1);
    const orders = 1;
    expect(disjuncts).toBeGreaterThan(1);
    expect(disjuncts * asked.filters.length + orders).toBeLessThanOrEqual(100);
  }
});
