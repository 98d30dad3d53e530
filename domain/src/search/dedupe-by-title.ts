import { fold } from './normalise';

const sameTitle = (title: string): string => fold(title).replace(/\s+/g, ' ').trim();

/**
 * Keeps the first of each title, ignoring case and surrounding space (S5-21; after ranking, D-26).
 * @param limit looks no further once it has as many
 */
export function dedupeByTitle<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  limit = Number.POSITIVE_INFINITY,
): Item[] {
  const kept = new Map<string, Item>();
  for (const item of items) {
    if (kept.size >= limit) break;
    const key = sameTitle(titleOf(item));
    if (!kept.has(key)) kept.set(key, item);
  }
  return [...kept.values()];
}
