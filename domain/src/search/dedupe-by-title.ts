import { fold } from './normalise';

/** The first of each title, case and surrounding space aside (S5-21, D-26: after ranking). */
export function dedupeByTitle<Item>(items: readonly Item[], titleOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = fold(titleOf(item)).replace(/\s+/g, ' ').trim();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
