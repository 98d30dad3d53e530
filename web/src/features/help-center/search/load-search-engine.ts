import type { LibraryPublic } from '@harborline/domain/entities/library';
import { PAGE_PARAMETER } from '@harborline/domain/help-center/list-page';
import { ArticleIndex } from '@harborline/domain/search/article-index';
import { plainTexts } from '@harborline/domain/search/article-texts';
import { decodeIndex } from '@harborline/domain/search/index-file';
import {
  type SearchAnswer,
  type SearchEngine,
  type SearchOptions,
  searchEngineOf,
} from '@harborline/domain/search/search-engine';
import {
  searchAnswerSchema,
  searchFilePath,
  searchTextsSchema,
} from '@harborline/domain/search/search-files';
import { librarySynonyms } from '@harborline/domain/search/synonyms';
import { report } from '../../../shared/config/report';
import type { LiveSearch } from './live-search';

const TIMEOUT_MS = 6_000;

/** A file of the library's search. @throws Error when the function does not answer */
async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** A search over the documents that the function's index is made from: what remains when the function is down. */
const documentSearch = async (library: LibraryPublic): Promise<LiveSearch> =>
  (await import('./document-search')).documentSearch(library);

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
    return searchEngineOf(new ArticleIndex(data, plainTexts(texts)));
  });
  return {
    countByCategory: bare.countByCategory,
    suggest: (query, visible, limit) => bare.search(query, visible, { limit, synonyms }),
    async search(query, visible, page) {
      const engine = await complete().catch((error: unknown) => {
        report('search-texts-not-read', error);
        return bare;
      });
      return engine.search(query, visible, { page, synonyms });
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
  const ask = async (
    query: string,
    visible: ReadonlySet<string>,
    { limit, page = 1 }: Pick<SearchOptions, 'limit' | 'page'>,
  ) => {
    const parameters = new URLSearchParams({
      q: query,
      ...(limit && { n: String(limit) }),
      ...(page > 1 && { [PAGE_PARAMETER]: String(page) }),
    });
    try {
      const answer = await fetchFile(`${searchFilePath(library.id, 'answer')}?${parameters}`);
      return searchAnswerSchema.parse(await answer.json());
    } catch (error) {
      report('search-not-answered', error);
      const engine = await reserve();
      return limit === undefined
        ? engine.search(query, visible, page)
        : engine.suggest(query, visible, limit);
    }
  };
  return {
    countByCategory: null,
    async suggest(query, visible, limit) {
      typed += 1;
      const mine = typed;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return mine === typed ? ask(query, visible, { limit }) : EMPTY;
    },
    search: (query, visible, page) => ask(query, visible, { page }),
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
