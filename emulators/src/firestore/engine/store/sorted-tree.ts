import BTreeImport from 'sorted-btree';

/** A map ordered by its text keys, by JavaScript's `<`. */
export type SortedTree<V> = BTreeImport<string, V>;

// Node gives a CommonJS module's exports as the default import, bundlers give its `default` member.
const inner: unknown = Reflect.get(BTreeImport, 'default');
const BTree = typeof inner === 'function' ? (inner as typeof BTreeImport) : BTreeImport;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function createSortedTree<V>(): SortedTree<V> {
  return new BTree<string, V>(undefined, compare);
}

/** Values with `low <= key < high`, in order. The tree must not change meanwhile. */
export function* valuesBetween<V>(tree: SortedTree<V>, low: string, high: string): Generator<V> {
  for (const [key, value] of tree.entries(low)) {
    if (key >= high) return;
    yield value;
  }
}
