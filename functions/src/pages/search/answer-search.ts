import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isId } from '@harborline/domain/entities/is-id';
import { listPage } from '@harborline/domain/help-center/list-page';
import { LIMITS } from '@harborline/domain/limits';
import { encodeIndex } from '@harborline/domain/search/index-file';
import {
  BROWSER_SEARCH_ARTICLES,
  BROWSER_SEARCH_UNITS,
  matchSearchFile,
  type SearchFile,
} from '@harborline/domain/search/search-files';
import { clip } from '@harborline/domain/text/clip';
import type { LibraryContent } from '../library-view/arrange-content';
import { libraryHead } from '../library-view/library-head';
import { type LibraryView, libraryView } from '../library-view/library-view';
import { cachedAnswer, compressedAnswer, type PageAnswer } from '../page/page-answer';
import { searchView } from './search-view';

const JSON_TYPE = 'application/json; charset=utf-8';
const INDEX_TYPE = 'application/octet-stream';
const LARGE: Readonly<Record<Exclude<SearchFile, 'answer'>, PageAnswer>> = {
  index: cachedAnswer({ status: 200, body: '', contentType: INDEX_TYPE }),
  texts: cachedAnswer({ status: 200, body: '{}', contentType: JSON_TYPE }),
};

const compress = promisify(gzip);

async function compressed(body: string | Uint8Array, contentType: string): Promise<PageAnswer> {
  return compressedAnswer({ status: 200, body: await compress(body, { level: 9 }), contentType });
}

function textsOf({ data, texts }: LibraryContent['index']): string {
  return JSON.stringify(Object.fromEntries(data.articles.map(({ id }, article) => [id, texts.at(article)])));
}

type Files = Readonly<Record<'index' | 'texts', () => Promise<PageAnswer>>>;

function once(make: () => Promise<PageAnswer>): () => Promise<PageAnswer> {
  let made: Promise<PageAnswer> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Made with the first request, and kept for as long as the content they are made from. */
const filesOf = new WeakMap<LibraryContent, Files>();

function files(content: LibraryContent): Files {
  const kept = filesOf.get(content);
  if (kept) return kept;
  const made = {
    index: once(() => compressed(encodeIndex(content.index.data), INDEX_TYPE)),
    texts: once(() => compressed(textsOf(content.index), JSON_TYPE)),
  };
  filesOf.set(content, made);
  return made;
}

const isForBrowser = ({ data, textUnits }: LibraryContent['index']): boolean =>
  data.articles.length <= BROWSER_SEARCH_ARTICLES && textUnits <= BROWSER_SEARCH_UNITS;

/** What a search finds; of the same as everything else that visitors see. */
function answerTo(view: LibraryView, parameters: URLSearchParams): PageAnswer {
  const query = clip((parameters.get('q') ?? '').trim(), LIMITS.searchQuery).trim();
  const wanted = Number(parameters.get('n') ?? LIMITS.searchPageSize);
  const isCount = Number.isInteger(wanted) && wanted > 0 && wanted <= LIMITS.searchPageSize;
  const limit = isCount ? wanted : LIMITS.searchPageSize;
  const body = JSON.stringify(searchView(view, query, { limit, page: listPage(`${parameters}`) }));
  return cachedAnswer({ status: 200, body, contentType: JSON_TYPE });
}

/**
 * A library's search, from memory: the index and the texts for the visitor's browser, or what one search finds (S9-21
 * to S9-24). A search costs no document read.
 * @param url path and query
 * @returns null for any other address
 * @throws Error when the database refuses and nothing was read before
 */
export async function answerSearch(url: string): Promise<PageAnswer | null> {
  const [pathname = '', ...query] = url.split('?');
  const asked = matchSearchFile(pathname);
  if (asked === null) return null;
  const head = isId(asked.libraryId) ? await libraryHead(asked.libraryId) : null;
  if (head === null) return cachedAnswer({ status: 404, body: '', contentType: INDEX_TYPE });
  const view = await libraryView(head);
  if (asked.file === 'answer') return answerTo(view, new URLSearchParams(query.join('?')));
  const { content } = view;
  return isForBrowser(content.index) ? files(content)[asked.file]() : LARGE[asked.file];
}
