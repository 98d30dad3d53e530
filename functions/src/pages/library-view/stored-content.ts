import type { SearchShard } from '@harborline/domain/entities/article';
import type { Category } from '@harborline/domain/entities/category';
import { readShards } from '@harborline/domain/search/shard-tree';
import { enabledCategories } from '@harborline/domain/stores/categories';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { findRecords, readEach } from '../../platform/store/read';
import type { LibraryHead } from './library-head';

/** Content without a stamp is read again after this long: nothing tells of its changes. */
const UNSTAMPED_FRESH_MS = 60_000;

/** A library's categories and articles as they are stored. */
export interface StoredContent {
  readonly categories: readonly Category[];
  readonly shards: readonly Pick<SearchShard, 'entries'>[];
  /** of the library when the reading began; null if it had none */
  readonly stamp: string | null;
  /** differs whenever the content may differ */
  readonly version: string;
}

async function readStored(libraryId: string, numbers: readonly number[]) {
  const shards = await readEach(numbers.map((shard) => searchShard(libraryId, shard)));
  return shards.filter((shard) => shard !== undefined);
}

/** Reads what visitors may see of a library's categories and articles. */
export async function readStoredContent(libraryId: string, stamp: string | null): Promise<StoredContent> {
  const [categories, shards] = await Promise.all([
    findRecords(enabledCategories(libraryId)),
    readShards((numbers) => readStored(libraryId, numbers)),
  ]);
  return { categories, shards, stamp, version: stamp ?? `read ${Date.now()}` };
}

/** Whether content that was read before is still what the library has. */
export const isStoredCurrent = (
  { stamp }: Pick<StoredContent, 'stamp'>,
  { contentStamp }: LibraryHead,
  ageMs: number,
): boolean => stamp === contentStamp && (stamp !== null || ageMs < UNSTAMPED_FRESH_MS);
