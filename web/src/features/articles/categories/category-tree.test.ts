import { makeCategory } from '@harborline/domain/testing/factories';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryTree, withDescendants } from './category-tree';

const category = (id: string, parent = '') => makeCategory({ id, category_title: id, parent_cat_id: parent });
const shapeOf = (categories: ReturnType<typeof category>[]) =>
  categoryTree(categories).map((node) => `${'-'.repeat(node.depth)}${node.category.id}`);

describe('categoryTree', () => {
  it('puts each category below its parent', () => {
    const tree = [category('a'), category('b'), category('a1', 'a'), category('a11', 'a1')];
    expect(shapeOf(tree)).toEqual(['a', '-a1', '--a11', 'b']);
  });

  it('shows one whose parent is gone at the top', () => {
    expect(shapeOf([category('a', 'gone')])).toEqual(['a']);
  });

  it('shows every category once, even if their parents form a cycle', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', ...ids), { minLength: 5, maxLength: 5 }), (parents) => {
        const categories = ids.map((id, index) => category(id, parents[index]));
        const shown = categoryTree(categories).map((node) => node.category.id);
        expect([...shown].sort()).toEqual(ids);
      }),
    );
  });
});

describe('withDescendants', () => {
  const nodes = categoryTree([category('a'), category('a1', 'a'), category('a11', 'a1'), category('b')]);

  it('includes everything below and nothing beside', () => {
    expect(withDescendants(nodes, 'a')).toEqual(['a', 'a1', 'a11']);
    expect(withDescendants(nodes, 'a1')).toEqual(['a1', 'a11']);
    expect(withDescendants(nodes, 'b')).toEqual(['b']);
  });

  it('returns an unknown id unchanged', () => {
    expect(withDescendants([], 'x')).toEqual(['x']);
  });
});
