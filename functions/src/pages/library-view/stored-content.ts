import type { Category } from '@harborline/domain/entities/category';
import { LIMITS } from '@harborline/domain/limits';
import type { SearchEntry } from '@harborline/domain/search/index-data';
import { readShards } from '@harborline/domain/search/shard-tree';
import { enabledCategories } from '@harborline/domain/stores/categories';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { findRecords, readEach } from '../../platform/store/read';
import { EntryKeeper, type KeptEntry } from '../kept/kept-entry';
import type { LibraryHead } from './library-head';

/** Content without a stamp is read again after this long: nothing tells of its changes. */
const UNSTAMPED_FRESH_MS = 60_000;

/** A search shard as an instance keeps it. */
export interface KeptShard {
  readonly entries: Readonly<Record<string, KeptEntry>>;
}

/** A library's categories and articles as they are stored. */
export interface StoredContent {
  readonly categories: readonly Category[];
  readonly shards: readonly KeptShard[];
  /** of the library when the reading began; null if it had none */
  readonly stamp: string | null;
  /** differs whenever the content may differ */
  readonly version: string;
}

/** Shards read at once. Each has up to a megabyte, which is garbage as soon as its texts are kept. */
const READ_AT_ONCE = 8;

async function readKept(libraryId: string): Promise<KeptShard[]> {
  const keeper = new EntryKeeper(LIMITS.keptTexts);
  const kept: KeptShard[] = [];
  async function readSome(numbers: readonly number[]) {
    const read = await readEach(numbers.map((shard) => searchShard(libraryId, shard)));
    const found = read.filter((shard) => shard !== undefined);
    for (const { entries } of found) {
      const keepOne = ([id, entry]: readonly [string, SearchEntry]) => [id, keeper.keep(entry)] as const;
      kept.push({ entries: Object.fromEntries(Object.entries(entries).map(keepOne)) });
    }
    return found.map(({ id, modulus }) => ({ id, modulus }));
  }
  await readShards(async (numbers) => {
    const shards: { id: string; modulus: number | undefined }[] = [];
    for (let at = 0; at < numbers.length; at += READ_AT_ONCE) {
      shards.push(...(await readSome(numbers.slice(at, at + READ_AT_ONCE))));
    }
    return shards;
  });
  return kept;
}

/** Reads what visitors may see of a library's categories and articles. */
export async function readStoredContent(libraryId: string, stamp: string | null): Promise<StoredContent> {
  const [categories, shards] = await Promise.all([
    findRecords(enabledCategories(libraryId)),
    readKept(libraryId),
  ]);
  return { categories, shards, stamp, version: stamp ?? `read ${Date.now()}` };
}

/** Whether content that was read before is still what the library has. */
export const isStoredCurrent = (
  { stamp }: Pick<StoredContent, 'stamp'>,
  { contentStamp }: LibraryHead,
  ageMs: number,
): boolean => stamp === contentStamp && (stamp !== null || ageMs < UNSTAMPED_FRESH_MS);
