import type { Category } from '@harborline/domain/entities/category';
import { LIMITS } from '@harborline/domain/limits';
import type { SearchEntry } from '@harborline/domain/search/search-entry';
import { readShards, shardNumber } from '@harborline/domain/search/shard-tree';
import { enabledCategories } from '@harborline/domain/stores/categories';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { findRecords, readHeads, readTimed } from '../../platform/store/read';
import { EntryKeeper, type KeptEntry } from '../kept/kept-entry';
import type { LibraryHead } from './library-head';

/** Content without a stamp is read again after this long: nothing tells of its changes. */
const UNSTAMPED_FRESH_MS = 60_000;

/** A search shard as an instance keeps it. */
export interface KeptShard {
  readonly id: string;
  /** changes with each write */
  readonly writtenAt: string;
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

/** Takes the shards of one reading into memory. */
class ShardReader {
  readonly #keeper = new EntryKeeper(LIMITS.keptTexts);
  readonly #known: ReadonlyMap<string, KeptEntry>;
  readonly kept: KeptShard[] = [];

  constructor(
    private readonly libraryId: string,
    before: readonly KeptShard[],
  ) {
    this.#known = new Map(before.flatMap(({ entries }) => Object.entries(entries)));
  }

  /** Keeps a shard as it is. */
  hold(shard: KeptShard): void {
    for (const entry of Object.values(shard.entries)) this.#keeper.hold(entry);
    this.kept.push(shard);
  }

  /** Reads shards by their numbers, a few at once. */
  async read(numbers: readonly number[]): Promise<{ id: string; modulus: number | undefined }[]> {
    const found: { id: string; modulus: number | undefined }[] = [];
    for (let at = 0; at < numbers.length; at += READ_AT_ONCE) {
      const some = numbers.slice(at, at + READ_AT_ONCE);
      for (const one of await readTimed(some.map((number) => searchShard(this.libraryId, number)))) {
        if (one === undefined) continue;
        const { id, modulus, entries } = one.record;
        found.push({ id, modulus });
        this.kept.push({ id, writtenAt: one.writtenAt, entries: this.#keep(entries) });
      }
    }
    return found;
  }

  #keep(entries: Readonly<Record<string, SearchEntry>>): Record<string, KeptEntry> {
    const keepOne = ([id, entry]: readonly [string, SearchEntry]) =>
      [id, this.#keeper.keep(entry, this.#known.get(id))] as const;
    return Object.fromEntries(Object.entries(entries).map(keepOne));
  }
}

/** When each shard was written, without its entries. */
const readShardHeads = (libraryId: string) =>
  readShards(async (numbers) => {
    const heads = await readHeads(
      numbers.map((number) => searchShard(libraryId, number)),
      'modulus',
    );
    return heads.map(({ id, value, writtenAt }) => ({
      ...{ id, writtenAt },
      modulus: typeof value === 'number' ? value : undefined,
    }));
  });

/** @param before shards as they were kept before: only those written since are read, the times of the others alone */
async function readKept(libraryId: string, before: readonly KeptShard[]): Promise<KeptShard[]> {
  const reader = new ShardReader(libraryId, before);
  if (before.length === 0) {
    await readShards((numbers) => reader.read(numbers));
    return reader.kept;
  }
  const known = new Map(before.map((shard) => [shard.id, shard]));
  const written: number[] = [];
  for (const { id, writtenAt } of await readShardHeads(libraryId)) {
    const shard = known.get(id);
    if (shard?.writtenAt === writtenAt) reader.hold(shard);
    else written.push(shardNumber(id));
  }
  await reader.read(written);
  return reader.kept;
}

/**
 * Reads what visitors may see of a library's categories and articles.
 * @param before shards of an earlier reading; articles that have not changed since are the same objects again
 */
export async function readStoredContent(
  libraryId: string,
  stamp: string | null,
  before: readonly KeptShard[] = [],
): Promise<StoredContent> {
  const [categories, shards] = await Promise.all([
    findRecords(enabledCategories(libraryId)),
    readKept(libraryId, before),
  ]);
  return { categories, shards, stamp, version: stamp ?? `read ${Date.now()}` };
}

/** Whether content that was read before is still what the library has. */
export const isStoredCurrent = (
  { stamp }: Pick<StoredContent, 'stamp'>,
  { contentStamp }: LibraryHead,
  ageMs: number,
): boolean => stamp === contentStamp && (stamp !== null || ageMs < UNSTAMPED_FRESH_MS);
