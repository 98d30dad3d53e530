import { LIMITS } from '@harborline/domain/limits';
import { buildingSteps } from '@harborline/domain/search/index-data';
import { readShards } from '@harborline/domain/search/shard-tree';
import { enabledCategories } from '@harborline/domain/stores/categories';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { allTranslations } from '@harborline/domain/stores/translations';
import { findRecords, readEach } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';
import { inSteps } from '../search/in-steps';
import { arrangeContent, type LibraryContent } from './arrange-content';
import type { LibraryHead } from './library-head';

/** Content without a stamp is read again after this long: nothing tells of its changes. */
const UNSTAMPED_FRESH_MS = 60_000;

interface StampedContent extends LibraryContent {
  /** of the library when the reading began; null if it had none */
  readonly stamp: string | null;
  /** differs whenever the content may differ */
  readonly version: string;
}

/** What the pages of a library are made from. */
export interface LibraryView extends LibraryHead {
  readonly content: StampedContent;
}

async function readStored(libraryId: string, numbers: readonly number[]) {
  const shards = await readEach(numbers.map((shard) => searchShard(libraryId, shard)));
  return shards.filter((shard) => shard !== undefined);
}

async function readContent(libraryId: string, stamp: string | null): Promise<StampedContent> {
  const [categories, translations, shards] = await Promise.all([
    findRecords(enabledCategories(libraryId)),
    findRecords(allTranslations(libraryId)),
    readShards((numbers) => readStored(libraryId, numbers)),
  ]);
  const read = { categories, translations, shards };
  const index = await inSteps(buildingSteps(read.shards));
  return { ...arrangeContent(read, index), stamp, version: stamp ?? `read ${Date.now()}` };
}

const contents = new KeptReads<StampedContent>({ limit: LIMITS.keptContent, weigh: ({ size }) => size });

function isCurrent({ stamp }: StampedContent, { contentStamp }: LibraryHead, ageMs: number): boolean {
  return stamp === contentStamp && (stamp !== null || ageMs < UNSTAMPED_FRESH_MS);
}

/**
 * A library with its content. Categories, translations and search shards are read again only when the library's
 * stamp has moved, so a visitor's page costs the library, its stamp and the article at most.
 */
export async function libraryView(head: LibraryHead): Promise<LibraryView> {
  const { id } = head.library;
  const content = await contents.get(id, {
    isFresh: (kept, ageMs) => isCurrent(kept, head, ageMs),
    read: () => readContent(id, head.contentStamp),
  });
  return { ...head, content };
}
