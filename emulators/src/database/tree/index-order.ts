import { type Branch, childOf, type Index, type IndexKey, Leaf, type Node, nodeAt } from './node';
import { compareKeys, compareScalars } from './order';
import { splitPath } from './path';
import { SortedMap } from './sorted';

/** Number of indexes that a branch keeps up to date; the oldest is dropped for one more. */
const MAX_KEPT = 4;

/** Order of indexed values: null, leaves by value, branches (all equal). */
function compareIndexed(a: Node, b: Node): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  if (a instanceof Leaf && b instanceof Leaf) return compareScalars(a.value, b.value);
  if (a instanceof Leaf) return -1;
  return b instanceof Leaf ? 1 : 0;
}

export function compareIndexKeys(a: IndexKey, b: IndexKey): number {
  return compareIndexed(a.by, b.by) || compareKeys(a.key, b.key);
}

/** What a child is ordered by in an index: `.value`, `.priority` or a child path. */
export function indexedValue(index: string, child: Node): Node {
  if (index === '.value') return child;
  if (index === '.priority')
    return child === null || child.priority === null ? null : new Leaf(child.priority);
  return index.includes('/') ? nodeAt(child, splitPath(index)) : childOf(child, index);
}

function build(branch: Branch, index: string): Index {
  const entries: [IndexKey, Leaf | Branch][] = [];
  for (const [key, child] of branch.children.entries())
    entries.push([{ by: indexedValue(index, child), key }, child]);
  entries.sort(([a], [b]) => compareIndexKeys(a, b));
  return new SortedMap(entries, compareIndexKeys);
}

/** The children of a branch in the order of an index (never `.key`: that is the order of `children`). */
export function indexed(branch: Branch, index: string): Index {
  branch.indexes ??= new Map();
  const kept = branch.indexes.get(index);
  if (kept) return kept;
  const built = build(branch, index);
  if (branch.indexes.size >= MAX_KEPT) {
    const [oldest] = branch.indexes.keys();
    if (oldest !== undefined) branch.indexes.delete(oldest);
  }
  branch.indexes.set(index, built);
  return built;
}

function moved(index: Index, name: string, key: string, change: { before: Node; after: Node }): Index {
  const next = index.clone();
  if (change.before !== null) next.delete({ by: indexedValue(name, change.before), key });
  if (change.after !== null) next.set({ by: indexedValue(name, change.after), key }, change.after);
  return next;
}

/** The indexes of a branch's next version, in which one child is replaced. */
export function movedIndexes(before: Branch, key: string, after: Node): Map<string, Index> | undefined {
  if (!before.indexes) return undefined;
  const change = { before: childOf(before, key), after };
  const carried = new Map<string, Index>();
  for (const [name, index] of before.indexes) carried.set(name, moved(index, name, key, change));
  return carried;
}
