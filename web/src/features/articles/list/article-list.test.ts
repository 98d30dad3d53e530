import type { StoreQuery } from '@harborline/domain/stores/store';
import { expect, it, vi } from 'vitest';
import { articlePages } from './article-list';

const asked = vi.hoisted<{ filters: StoreQuery['where'] }>(() => ({ filters: [] }));

vi.mock('../../../shared/store/record-pages', () => ({
  recordPages: (_firestore: unknown, { where }: StoreQuery) => Object.assign(asked, { filters: where }),
}));

it('uses no more filters and orders in a query than Firestore allows', () => {
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
