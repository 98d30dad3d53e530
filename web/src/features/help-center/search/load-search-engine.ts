import type { LibraryPublic } from '@harborline/domain/entities/library';
import { hasDefaultContent } from '@harborline/domain/help-center/default-content';
import { ArticleIndex } from '@harborline/domain/search/article-index';
import { decodeIndex } from '@harborline/domain/search/index-file';
import {
  createSearchEngine,
  type SearchAnswer,
  type SearchEngine,
  searchEngineOf,
} from '@harborline/domain/search/search-engine';
import {
  searchAnswerSchema,
  searchFilePath,
  searchTextsSchema,
} from '@harborline/domain/search/search-files';
import { readShards } from '@harborline/domain/search/shard-tree';
import { librarySynonyms } from '@harborline/domain/search/synonyms';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { report } from '../../../shared/config/report';
import { readPublicDocuments } from '../../../shared/store/public-records';

/** What a search finds: at once where the browser has the index, else once the server has answered. */
export type Found = SearchAnswer | Promise<SearchAnswer>;

/** A library's search in the visitor's browser. */
export interface LiveSearch {
  /** published articles per category id; null where the browser has no index */
  readonly countByCategory: ReadonlyMap<string, number> | null;
  /** The first articles for a text being typed, by title alone: without snippets. */
  suggest(query: string, visibleCategoryIds: ReadonlySet<string>, limit: number): Found;
  search(query: string, visibleCategoryIds: ReadonlySet<string>): Found;
}

const TIMEOUT_MS = 6_000;

/** A file of the library's search. @throws Error when the function does not answer */
async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** A search over the documents that the function's index is made from: what remains when the function is down. */
async function documentSearch(library: LibraryPublic): Promise<LiveSearch> {
  const own = await readShards((numbers) =>
    readPublicDocuments(numbers.map((shard) => searchShard(library.id, shard))),
  );
  const ofParent = hasDefaultContent(library)
    ? await (await import('../load-default-content')).loadDefaultShards(library, own)
    : [];
  const engine = createSearchEngine([...own, ...ofParent]);
  const synonyms = librarySynonyms(library);
  return {
    countByCategory: engine.countByCategory,
    suggest: (query, visible, limit) => engine.search(query, visible, { limit, synonyms }),
    search: (query, visible) => engine.search(query, visible, { synonyms }),
  };
}

/** A promise that begins when it is first asked for, and anew after a failure. */
function later<Value>(begin: () => Promise<Value>): () => Promise<Value> {
  let begun: Promise<Value> | undefined;
  return () => {
    begun ??= begin().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}

/** A search over the index; the texts, which only snippets and phrases need, are read with the first results. */
function indexSearch(library: LibraryPublic, file: Uint8Array): LiveSearch {
  const synonyms = librarySynonyms(library);
  const data = decodeIndex(file);
  const bare = searchEngineOf(new ArticleIndex(data, null));
  const complete = later(async (): Promise<SearchEngine> => {
    const answer = await fetchFile(searchFilePath(library.id, 'texts'));
    const textOf = searchTextsSchema.parse(await answer.json());
    const texts = data.articles.map(({ id }) => textOf[id] ?? '');
    return searchEngineOf(new ArticleIndex(data, texts));
  });
  return {
    countByCategory: bare.countByCategory,
    suggest: (query, visible, limit) => bare.search(query, visible, { limit, synonyms }),
    async search(query, visible) {
      const engine = await complete().catch((error: unknown) => {
        report('search-texts-not-read', error);
        return bare;
      });
      return engine.search(query, visible, { synonyms });
    },
  };
}

const EMPTY: SearchAnswer = { results: [], isSimilarOnly: false };
/** Whoever types on does not want what they have typed so far. */
const PAUSE_MS = 150;

/** A search by the function, for libraries too large for a browser. */
function serverSearch(library: LibraryPublic): LiveSearch {
  const reserve = later(() => documentSearch(library));
  let typed = 0;
  const ask = async (query: string, visible: ReadonlySet<string>, limit?: number) => {
    const parameters = new URLSearchParams({ q: query, ...(limit && { n: String(limit) }) });
    try {
      const answer = await fetchFile(`${searchFilePath(library.id, 'answer')}?${parameters}`);
      return searchAnswerSchema.parse(await answer.json());
    } catch (error) {
      report('search-not-answered', error);
      return (await reserve()).suggest(query, visible, limit ?? Number.POSITIVE_INFINITY);
    }
  };
  return {
    countByCategory: null,
    async suggest(query, visible, limit) {
      typed += 1;
      const mine = typed;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return mine === typed ? ask(query, visible, limit) : EMPTY;
    },
    search: (query, visible) => ask(query, visible),
  };
}

/**
 * A library's search: over its index, by the function if the library is large, or over the documents if the function
 * is down.
 * @throws ReadError
 */
export async function loadSearchEngine(library: LibraryPublic): Promise<LiveSearch> {
  try {
    const answer = await fetchFile(searchFilePath(library.id, 'index'));
    const file = new Uint8Array(await answer.arrayBuffer());
    return file.length === 0 ? serverSearch(library) : indexSearch(library, file);
  } catch (error) {
    report('search-index-not-read', error);
    return documentSearch(library);
  }
}
