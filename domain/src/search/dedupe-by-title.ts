import { fold } from './normalise';

/** Keeps the first of each title, ignoring case and surrounding space (S5-21; after ranking, D-26). */
export function dedupeByTitle<Item>(items: readonly Item[], titleOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = fold(titleOf(item)).replace(/\s+/g, ' ').trim();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
