import { LIMITS } from '@harborline/domain/limits';
import { buildIndex } from '@harborline/domain/search/index-data';
import { makeCategory } from '@harborline/domain/testing/factories';
import { EntryKeeper, type KeptEntry } from '../functions/src/pages/kept/kept-entry';
import { arrangeContent, type LibraryContent } from '../functions/src/pages/library-view/arrange-content';
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
  /** of processor time, to read the whole library */
  readonly seconds: number;
  /** of processor time, to make the content again after one article was published */
  readonly changeSeconds: number;
}

/** Adds up the processor time of some work: on a busy machine, the clock says more about others. */
class ProcessorTime {
  seconds = 0;

  of<Result>(work: () => Result): Result {
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    this.seconds += (user + system) / 1e6;
    return result;
  }
}

function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The content as pages need it. @param before the content before a change */
const arranged = (entries: Record<string, KeptEntry>, before?: LibraryContent): LibraryContent => {
  const shards = [{ entries }];
  const read = { categories: [makeCategory({ id: 'category' })], translations: [], shards };
  return arrangeContent(read, buildIndex(shards, before?.index));
};

/** Takes a library into memory article by article, as the function does with what it reads shard by shard; then an article is published. */
export async function keepInChild(articles: number, words: number): Promise<void> {
  const before = usedBytes();
  const [reading, rereading] = [new ProcessorTime(), new ProcessorTime()];
  const keeper = new EntryKeeper(LIMITS.keptTexts);
  const entries: Record<string, KeptEntry> = {};
  for (const [id, entry] of corpusEntries({ articles, words })) {
    entries[id] = reading.of(() => keeper.keep(entry));
  }
  const content = reading.of(() => arranged(entries));
  const listed = { ...content, news: [], courses: [] };
  const parts = [sitemap(SITE, listed, null), sitemap(SITE, listed, 1)];
  const kept = (usedBytes() - before) / MIB;
  for (const [, entry] of corpusEntries({ articles: 1, words })) {
    const now = rereading.of(() => arranged({ ...entries, published: keeper.keep(entry) }, content));
    if (parts.includes(null) || now.titles.size !== articles + 1) return;
  }
  const peak = process.resourceUsage().maxRSS / 1024;
  const { seconds } = reading;
  await sendResult({ articles, words, kept, peak, seconds, changeSeconds: rereading.seconds });
}

/** The memory of a library in a process of its own. */
export const memoryFigures = (articles: number, words: number): Promise<MemoryFigures> =>
  inChild<MemoryFigures>(['memory', String(articles), String(words)]);
