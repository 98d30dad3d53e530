import ImportedBTree from 'sorted-btree';

// The library is CommonJS: depending on who loads it (bundler, Node, test runner) the class is the default
// export itself or one level deeper.
const nested = ImportedBTree as unknown as { readonly default?: typeof ImportedBTree };

/** Persistent sorted map: `clone()` is constant time and shares structure with the original. */
export const SortedMap = nested.default ?? ImportedBTree;
export type SortedMap<K, V> = ImportedBTree<K, V>;
