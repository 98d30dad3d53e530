import { LIMITS } from '@harborline/domain/limits';
import { makeCategory } from '@harborline/domain/testing/factories';
import { EntryKeeper, type KeptEntry } from '../functions/src/pages/kept/kept-entry';
import { arrangeContent } from '../functions/src/pages/library-view/arrange-content';
import { sitemap } from '../functions/src/pages/sitemap/sitemap';
import { inChild, sendResult } from './in-child';
import { corpusEntries } from './search-corpus';

const SITE = { origin: 'https://help.example.com', libraryKey: null };
const MIB = 2 ** 20;

export interface MemoryFigures {
  readonly articles: number;
  readonly words: number;
  /** MiB that the library takes once it is read: articles, index and sitemap */
  readonly kept: number;
  /** MiB that the process had at most while it was read */
  readonly peak: number;
  readonly seconds: number;
}

function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Takes a library into memory article by article, as the function does with what it reads shard by shard. */
export async function keepInChild(articles: number, words: number): Promise<void> {
  const before = usedBytes();
  const startedAt = performance.now();
  const keeper = new EntryKeeper(LIMITS.keptTexts);
  const entries: Record<string, KeptEntry> = {};
  for (const [id, entry] of corpusEntries({ articles, words })) entries[id] = keeper.keep(entry);
  const content = arrangeContent({
    categories: [makeCategory({ id: 'category' })],
    translations: [],
    shards: [{ entries }],
  });
  const parts = [sitemap(SITE, content, null), sitemap(SITE, content, 1)];
  const seconds = (performance.now() - startedAt) / 1000;
  const kept = (usedBytes() - before) / MIB;
  if (parts.includes(null) || content.engine.search('a', content.visibleCategoryIds).isSimilarOnly) return;
  await sendResult({ articles, words, kept, peak: process.resourceUsage().maxRSS / 1024, seconds });
}

/** The memory of a library in a process of its own. */
export const memoryFigures = (articles: number, words: number): Promise<MemoryFigures> =>
  inChild<MemoryFigures>(['memory', String(articles), String(words)]);
