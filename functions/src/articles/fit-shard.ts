import type { SearchShard } from '@harborline/domain/entities/article';
import { clip } from '@harborline/domain/text/clip';

type Entries = SearchShard['entries'];

/** Firestore takes 1 MiB per document; the rest is for field names and overhead. */
export const SHARD_BUDGET_BYTES = 900_000;

const sizeOf = (entries: Entries): number => Buffer.byteLength(JSON.stringify(entries));

/** Whether entries fit a document as they are. */
export const fitsShard = (entries: Entries): boolean => sizeOf(entries) <= SHARD_BUDGET_BYTES;

/**
 * Makes the entries of a shard that cannot be split fit a document: as long as they are too large, all texts are cut to
 * the same shorter length. Titles and keywords, which rank first, stay whole.
 */
export function fitShard(entries: Entries, budgetBytes: number = SHARD_BUDGET_BYTES): Entries {
  let fitting = entries;
  let limit = Math.max(0, ...Object.values(entries).map(({ text }) => text.length));
  while (limit > 0 && sizeOf(fitting) > budgetBytes) {
    limit = Math.floor(limit * 0.8);
    fitting = Object.fromEntries(
      Object.entries(fitting).map(([id, entry]) => [id, { ...entry, text: clip(entry.text, limit) }]),
    );
  }
  return fitting;
}
